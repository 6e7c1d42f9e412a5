/** "MN" for "Dr Meera Nair". */
export function initialsOf(name: string) {
  return name
    .replace(/^(Dr|Prof)\.? /, "")
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
}
