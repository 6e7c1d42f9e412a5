import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

export const folders = {
  scenes: path.join(root, "artwork/scenes"),
  records: path.join(root, "artwork/rendered"),
  images: path.join(root, "public/images"),
  packages: path.join(root, "artwork/node_modules"),
  build: path.join(root, "build"),
};

export const manifestFile = path.join(root, "content/pictures.gen.ts");
