import { defineCollection } from "../collection.ts";
import { testimonialSchema } from "./schema.ts";

export const testimonials = defineCollection("testimonials/index.ts", testimonialSchema, [
  {
    id: "ananya-sen",
    name: "Ananya Sen",
    role: "COO, Hope Harbor",
    quote:
      "Weekly demos meant no surprises. By the time we launched, our fundraisers had already used every screen, and two of their ideas were in it.",
    image: { id: "testimonials/ananya-sen", alt: "Monogram of Ananya Sen" },
    rating: 5,
  },
  {
    id: "daniel-brooks",
    name: "Daniel Brooks",
    role: "CTO, ShopWave",
    quote:
      "The store held through our biggest sale. I kept the dashboard open all night and had nothing to do, which is the best thing I can say about a rebuild.",
    image: { id: "testimonials/daniel-brooks", alt: "Monogram of Daniel Brooks" },
    rating: 5,
  },
  {
    id: "meera-nair",
    name: "Dr Meera Nair",
    role: "Medical Director, HealthMatrix",
    quote:
      "It was the clinicians who asked for it, not IT. Once two clinics had it, doctors at the other ten rang me to find out when it would be their turn.",
    image: { id: "testimonials/meera-nair", alt: "Monogram of Dr Meera Nair" },
    rating: 5,
  },
  {
    id: "tom-whitfield",
    name: "Tom Whitfield",
    role: "Founder, LearnPortal",
    quote:
      "They told us what not to build. I came with a long list of features and left with a short one, and learners on the slowest phones can follow a class.",
    image: { id: "testimonials/tom-whitfield", alt: "Monogram of Tom Whitfield" },
    rating: 5,
  },
  {
    id: "sofia-alvarez",
    name: "Sofia Alvarez",
    role: "Head of Growth, OutreachPro",
    quote:
      "We got numbers we could check ourselves. The first month was slower than I had hoped. Then the placement figures came in, and they matched our own.",
    image: { id: "testimonials/sofia-alvarez", alt: "Monogram of Sofia Alvarez" },
    rating: 4,
  },
  {
    id: "rakesh-gupta",
    name: "Rakesh Gupta",
    role: "Director, ContractorLink",
    quote:
      "Two developers became our team. They sat in our dispatch room for nine mornings before they drew a screen, and now they plan the product with the people there.",
    image: { id: "testimonials/rakesh-gupta", alt: "Monogram of Rakesh Gupta" },
    rating: 5,
  },
]);
