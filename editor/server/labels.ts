/** Where the name of a field does not say it well. */
const labels: Readonly<Record<string, string>> = {
  alt: "What the picture shows",
  awardWinning: "Has won an award",
  baseWeeks: "Weeks at least",
  clientLogo: "Logo of the client",
  coverImage: "Cover",
  date: "Month of the launch",
  email: "E-mail",
  featured: "On the home page",
  file: "Picture",
  formEndpoint: "Host of the contact form",
  galleryImages: "Gallery",
  id: "Name in links",
  image: "Main picture",
  info: "Explanation",
  link: "Address of the product",
  listedUnder: "Tabs of the services page",
  metadata: "Search engines and link previews",
  ogDescription: "Description in link previews",
  ogImage: "Picture in link previews",
  ogTitle: "Title in link previews",
  order: "Place in the list",
  price: "Price in US dollars",
  scene: "Drawn scene",
  schedulingUrl: "Where a call is booked",
  secondaryImage: "Second picture",
  updated: "Text last changed",
  url: "Address",
  utcOffset: "Ahead of UTC",
  weeksDivisor: "Dollars for each further week",
  x: "X",
};

/** "clientName" becomes "Client name". */
export function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
