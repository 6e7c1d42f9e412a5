/** The survey of 16 September 2024, two years after planting in August 2022. */
export const survey = { date: "16 Sep 2024", plots: 38, seedlings: 156_000 };

/** Percent alive by months since planting. The cyclone of May 2024 came between months 18 and 24. */
export const months = [0, 3, 6, 9, 12, 18, 24] as const;

export const species = [
  {
    name: "Avicennia",
    colour: "#14563f",
    alive: [100, 95, 91, 88, 86, 84, 81],
    label: { month: 9.4, at: 91.5 },
  },
  {
    name: "Rhizophora",
    colour: "#4c9462",
    alive: [100, 93, 88, 84, 82, 79, 74],
    label: { month: 12.6, at: 74.2 },
  },
  {
    name: "Sonneratia",
    colour: "#d7653b",
    alive: [100, 88, 79, 73, 70, 66, 57],
    label: { month: 2, at: 68 },
  },
] as const;

/** 1.8 hectares at 2,500 seedlings each; 100 of them are tagged and counted. */
const planted = 1.8 * 2500;
const taggedAlive = 78;

export const selectedPlot = {
  id: "B-07",
  site: "Char Lakshmi",
  hectares: 1.8,
  species: "Rhizophora",
  planted,
  tagged: 100,
  taggedAlive,
  estimatedAlive: (planted * taggedAlive) / 100,
};

/** Width of one map pixel on the ground: the plot's 1.8 ha and the 200 m bar agree with it. */
const metresPerPixel = 1.81;
export const scaleBar = { metres: 200, pixels: Math.round(200 / metresPerPixel) };
