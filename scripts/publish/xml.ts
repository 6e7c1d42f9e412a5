const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>';

export function xmlText(text: string) {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
