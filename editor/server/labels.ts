/** Where the name of a field does not say it well. */
const labels: Readonly<Record<string, string>> = {
  alt: "What the picture shows",
  award: "Award",
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
  schedulingUrl: "Where a call is booked",
  secondaryImage: "Second picture",
  updated: "Text last changed",
  url: "Address",
  utcOffset: "Ahead of UTC",
  visitCounter: "Counter of visits",
  weeksDivisor: "Dollars for each further week",
};

/** What an owner may wonder about before anything is wrong. */
const hints: Readonly<Record<string, string>> = {
  alt: "In ten words or more, for people who cannot see it.",
  clientLogo: "Found by the name of the client if this is empty.",
  expertise: "The line on the card of the about page.",
  featured: "The home page shows the first three of these.",
  headline: "The words before the rotating ones.",
  id: "Made of the text if this is empty. Links that people have kept contain it.",
  keyResults: "Sentences with their figures. Cards show the first two.",
  link: "Only if it is public and the client has agreed to be linked.",
  metadata: "What is empty is made from the entry.",
  order: "The lowest comes first, and 2.5 stands between 2 and 3.",
  photo: "Without one, a monogram is drawn from the name.",
  updated: "Set to today when you save, unless you change it.",
  utcOffset: "Such as +05:30.",
  weeksDivisor: "A week is added for each full sum of this size.",
};

export function labelOf(name: string): string {
  return labels[name] ?? inWords(name);
}

export function hintOf(name: string): string {
  return hints[name] ?? "";
}

/** "clientName" becomes "Client name". */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
