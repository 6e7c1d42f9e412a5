/** What the first screen knows about one patient. Ages and intervals are counted to 21 January 2025. */
export const patient = {
  name: "Lakshmi Sreedharan",
  born: "3 August 1966",
  age: 2025 - 1966 - 1,
  file: "HM 2047-18",
};

export const allergy = {
  to: "penicillin",
  reaction: "Rash and swollen lips after amoxicillin, May 2019",
  source: "Told to Sr Sini Jose at Puthanpuzha",
};

export const medicines = [
  { name: "Metformin", dose: "1,000 mg", when: "morning and night" },
  { name: "Glimepiride", dose: "2 mg", when: "before breakfast", fresh: true },
  { name: "Telmisartan", dose: "40 mg", when: "morning" },
  { name: "Atorvastatin", dose: "10 mg", when: "night" },
  { name: "Thyroxine", dose: "50 µg", when: "on waking" },
] as const;

export const problems = [
  { name: "Type 2 diabetes", since: "2017" },
  { name: "Hypertension", since: "2019" },
  { name: "Hypothyroidism", since: "2014" },
  { name: "Frozen shoulder, left", since: "2024" },
] as const;

export const lastNote = {
  when: "12 December 2024, Puthanpuzha",
  who: "Dr Biju Mathai",
  text: "Walks less since the shoulder. Sugars up at night, pressure 146/88. Started glimepiride 2 mg, repeat HbA1c in January.",
  late: "Eye check overdue since October",
};

/** Percent, oldest first; the target is under 7.0. */
export const hba1c = [
  { when: "Jan 23", value: 8.6 },
  { when: "Jul 23", value: 7.8 },
  { when: "Jan 24", value: 7.1 },
  { when: "Jul 24", value: 7.4 },
  { when: "Jan 25", value: 7.9 },
] as const;
export const hba1cTarget = 7;
export const hba1cNow = hba1c[hba1c.length - 1]?.value ?? 0;

/** `low` and `high` bound the normal range; `from` and `to` the scale that is drawn. */
export const labs = [
  { name: "Creatinine", value: 0.9, unit: "mg/dL", low: 0.6, high: 1.1, from: 0.2, to: 1.6, decimals: 1 },
  { name: "Haemoglobin", value: 10.8, unit: "g/dL", low: 12, high: 15, from: 8, to: 17, decimals: 1 },
  { name: "LDL", value: 92, unit: "mg/dL", low: 40, high: 100, from: 10, to: 160, decimals: 0 },
  { name: "TSH", value: 3.1, unit: "mIU/L", low: 0.4, high: 4.2, from: 0, to: 6, decimals: 1 },
  { name: "Potassium", value: 4.3, unit: "mmol/L", low: 3.5, high: 5.1, from: 2.6, to: 6, decimals: 1 },
] as const;

export const visits = { total: 58, loaded: 41, since: 2016 };
export const secondsToOpen = 0.9;
