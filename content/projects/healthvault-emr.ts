import type { Project } from "./schema.ts";

export const healthvaultEmr = {
  id: "healthvault-emr",
  updated: "2026-11-15",
  title: "HealthVault EMR",
  description:
    "A ward record for five clinics: vitals, medication times and allergies on one tablet screen that a nurse reads standing up.",
  fullDescription: [
    "Scan a wristband and HealthVault opens at that patient's day. The top band holds name, age, bed and every allergy, and it never scrolls away. Below it 24 hours run from left to right. Pulse, pressure, temperature and oxygen are drawn above the line; each medicine sits under it at the hour it falls due.",
    "A nurse touches the tablet about 30 times a shift, mostly with one hand. A dose is therefore a target 14 mm tall, and marking it given takes one tap. Controlled drugs ask for a PIN as well. Doctors read the same day on a desktop with laboratory results added.",
  ],
  challenge: [
    "At Northside the drug chart hung on a clipboard and the allergy stood two pages behind it, on the admission sheet. A review of 600 charts from 2023 found 23 where the two disagreed. Software alone would not reach every bed either: in two of the five buildings the beds by the stairwell have no Wi-Fi.",
  ],
  solution: [
    "Each tablet keeps an encrypted copy of its ward for the current stays. Entries made without signal carry the time they were made and merge in that order later. When two nurses mark one dose, both marks stay and the second nurse is asked what happened.",
    "A prescription is checked by ingredient and by drug class before a doctor can sign it. Amoxicillin for a patient allergic to penicillin is blocked until someone writes a reason. The check knows the 410 medicines that Northside stocks. Anything else is labelled “not checked”, because a blank would look like an all-clear.",
  ],
  results: [
    "In the first 90 days nurses recorded 31,400 doses, 96.2% of them within 30 minutes of the due time. The 2023 chart review had found 81%. The check stopped 37 prescriptions in that period, and doctors overrode four.",
    "Taking vitals got slower: 50 seconds a bed, against 40 on paper. Shift handover went from 35 minutes to 20, timed over two weeks in each case, and the wards kept the exchange.",
  ],
  client: "Northside Clinics",
  clientDescription: "Five clinics in north Kolkata with 62 day and overnight beds between them.",
  image: {
    id: "projects/healthvault-emr/cover",
    alt: "HealthVault on a bedside tablet, 14:06 on 19 November 2024: Bina Pal, 67, bed 14, a fixed penicillin allergy band, 24 hours of vitals and doses, and a card in front reading Amoxicillin blocked.",
  },
  gallery: [
    {
      id: "projects/healthvault-emr/cover",
      alt: "HealthVault on a bedside tablet, 14:06 on 19 November 2024: Bina Pal, 67, bed 14, a fixed penicillin allergy band, 24 hours of vitals and doses, and a card in front reading Amoxicillin blocked.",
    },
    {
      id: "projects/healthvault-emr/medication-line",
      alt: "Medication line for bed 14 enlarged, at 14:06: metoprolol given 08:04, furosemide due 12:00 given 47 minutes late, paracetamol due 14:00 with a Given button 14 mm tall, enoxaparin waiting at 20:00.",
    },
    {
      id: "projects/healthvault-emr/allergy-in-view",
      alt: "Before and after pair: a paper drug chart on a clipboard, covering the admission sheet where penicillin allergy is written; the HealthVault screen with that allergy in a fixed red band above the same four medicines.",
    },
    {
      id: "projects/healthvault-emr/ward-sync",
      alt: "Architecture diagram: three ward tablets with encrypted local records, one out of signal with 6 entries waiting, feed a merge service that keeps both sides of a clash, then PostgreSQL and the doctors' desktop.",
    },
  ],
  category: "Healthcare",
  tags: ["medical records", "medication safety", "offline", "tablet"],
  technologies: ["Flutter", "TypeScript", "Node.js", "PostgreSQL", "Docker"],
  year: 2024,
  duration: "9 months",
  services: ["mobile-apps", "web-development"],
  nextProject: "givingimpact-platform",
  prevProject: "careconnect-platform",
  awardWinning: true,
  date: "2024-11",
  featured: true,
} satisfies Project;
