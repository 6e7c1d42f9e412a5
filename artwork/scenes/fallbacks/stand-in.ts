import { defineScene } from "#artwork/lib/scene.ts";
import { canvas } from "../brand/identity.ts";

const width = 1280;
const height = 800;

/** A calm drawing in two tones that takes the place of a picture which did not load. It says nothing of its own. */
export function standIn(field: string, drawing: string) {
  return defineScene({
    output: "fixed",
    width,
    height,
    field,
    fonts: [],
    css: "",
    html: canvas(width, height, drawing),
  });
}
