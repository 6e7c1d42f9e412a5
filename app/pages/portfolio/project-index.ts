import { indexOf } from "#app/lists/list-index.ts";
import { projects } from "#content/projects/index.ts";
import { projectDefinition } from "./project-definition.ts";

/** The build writes this to a file. */
export default indexOf(projectDefinition, projects.all);
