import { indexOf } from "#app/lists/list-index.ts";
import { caseStudies } from "#content/case-studies/index.ts";
import { studyDefinition } from "./study-definition.ts";

/** The build writes this to a file. */
export default indexOf(studyDefinition, caseStudies.all);
