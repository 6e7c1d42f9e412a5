import { privacyPolicy } from "../legal/privacy.ts";
import { termsOfService } from "../legal/terms.ts";
import type { Texts } from "../library/read-content.ts";

export const legalTexts: readonly Texts[] = [
  { file: "content/legal/privacy.ts", value: privacyPolicy },
  { file: "content/legal/terms.ts", value: termsOfService },
];
