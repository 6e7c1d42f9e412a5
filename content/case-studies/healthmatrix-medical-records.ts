import type { CaseStudy } from "./schema.ts";

export const healthMatrix = {
  id: "healthmatrix-medical-records",
  updated: "2026-11-15",
  title: "Patient records that open in one second",
  category: "Healthcare",
  clientName: "HealthMatrix",
  clientLogo: "healthmatrix",
  coverImage: {
    id: "case-studies/healthmatrix-medical-records/cover",
    alt: "HealthMatrix chart of Lakshmi Sreedharan, 58, on a tablet: a penicillin allergy across the top, then current medicines, problems, the last note and lab values with HbA1c at 7.9%. A card in front reads “opened in 0.9 s”, and a stopwatch on the corner stands at 18 seconds.",
  },
  summary:
    "Three clinic chains became one company that kept three record systems. Finding a chart took a median of 62 seconds, and some charts could not be found at all. Twelve clinics now share one record, and it opens in about a second.",
  keyResults: [
    "71% less time to find a record: median 18 seconds, down from 62",
    "0 data-loss incidents in migration, checked across 318,640 records",
    "12 clinics live in ten weeks, one failed first attempt included",
  ],
  challenge: [
    "A patient told a nurse at one HealthMatrix clinic that penicillin made her ill. Five weeks later a doctor at another HealthMatrix clinic prescribed amoxicillin. The pharmacist happened to know her and stopped it. Dr Meera Nair, the medical director, went through a year of the incident register and found eight more near misses of the same kind. Each time the chart existed, in a system the doctor could not see.",
    "HealthMatrix had grown by buying three outpatient chains in Kerala and Tamil Nadu. Patients who crossed from one to another were registered again. Front desks kept private notebooks of file numbers, because search wanted the exact spelling. A merger of the systems had been tried in 2022. It was abandoned when a supplier's test import dropped lab results and reported success.",
  ],
  analysis: [
    "Stopwatches came first. At four front desks we timed 400 arrivals, from the patient giving a name to the right chart on the screen. The median was 62 seconds, and one arrival in ten took over four minutes. Transliteration caused most of it. A single man was on file as Sreedharan, Sridharan and Shreedaran. Families shared one mobile number. Among 318,640 records about 35,000 looked like duplicates.",
    "Opening a chart was slow for a plainer reason: the old software loaded every visit before it showed any. Sitting in on 60 consultations, we noted what the doctor looked for first. In 52 it was the same five things: allergies, current medicines, problems, the last note and the latest lab values.",
  ],
  solution: [
    "Those five now form a summary that is rewritten whenever the chart changes. Opening a patient reads that one row, and the history loads behind it. Search works by sound, with rules tuned on names from Malayalam, Tamil and Hindi. HealthMatrix had trialled two packaged record systems before it called us. Both stopped when a clinic's line dropped, and lines dropped 31 times across the group in July 2024 alone.",
    "For the migration one rule held. A clinic opened on Monday only if record counts, a checksum of every field and 100 charts read by its own staff all agreed. Each rehearsed three times. In a second rehearsal, readers found birth dates with day and month swapped; 2,310 were affected, from a server set to American dates. Software proposes duplicates, but a clerk and a nurse merge them, because a wrong merge does more harm than two charts.",
    "The first pilot clinic returned to its old system on the second morning. Its lab analyser rejected the longer patient number on our barcode labels. We shortened the number and lost a week. Doctors also wanted to write notes offline. We kept outages read-only, with paper forms to type in later, so that two sites could never overwrite one chart.",
  ],
  keyFeatures: [
    {
      title: "Five-part first screen",
      description: "Allergies sit above everything else and cannot be scrolled away or collapsed.",
    },
    {
      title: "Search by sound",
      description: "Name, mobile number, file number or birth year in one box, tolerant of spelling.",
    },
    {
      title: "Merge desk",
      description:
        "Two candidate charts stand side by side with their differences marked. Any merge can be undone.",
    },
    {
      title: "Outage copy",
      description: "Every clinic holds that day's booked charts, encrypted, and erases them at midnight.",
    },
    {
      title: "Opening log",
      description: "Each view is stored with person, clinic and reason. A privacy officer reviews 50 a week.",
    },
  ],
  results: [
    "Six weeks after the last clinic joined we timed 400 more arrivals at the same desks. The median was 18 seconds. Server logs for the first 60 days show charts opening in 0.9 seconds at the median and 1.6 at the 95th percentile. Families on a shared number are still the slow cases.",
    "Two pilot clinics went live in the first four weeks and ten more over the next six weekends. The zero for data loss rests on the Monday checks and on 1,200 charts read by clinic staff. It was tested further: old systems stayed readable for 90 days, and staff consulted them 17 times. Nothing they found was missing from the new record.",
    "Near misses from an unseen chart went from nine in twelve months to two in the six months after. Dr Nair considers that too few to prove a trend. About 4,900 possible duplicates await a decision. Paper notes from before 2016 are scanned but searchable by date only.",
  ],
  galleryImages: [
    {
      id: "case-studies/healthmatrix-medical-records/search-by-sound",
      alt: "Close-up of the search box with “sridharan 1961” typed. Three results, K. Sreedharan, K. Sridharan and K. Shreedaran, all born in 1961 and each from another clinic, are cut into sounds in columns. A note says the three may be one person.",
      caption:
        "One man, three charts, three spellings. The search finds them all and sends them to the merge desk.",
    },
    {
      id: "case-studies/healthmatrix-medical-records/migration-path",
      alt: "Diagram of one clinic's weekend: the old system feeds a staging copy; record counts, field checksums and 100 charts read by staff are three gates; past them the clinic opens on Monday, otherwise a broad arrow leads back. A card from rehearsal two reads “94 of 100”, for birth dates with day and month swapped.",
      caption: "The way back was used once, at the first pilot, and the clinic opened on time that morning.",
    },
    {
      id: "case-studies/healthmatrix-medical-records/clinics-live",
      alt: "Step chart of clinics live at the end of each of ten weeks: 0, 0, 1, 2, 4, 6, 8, 10, 11 and 12, every clinic a named lane. A mark in week one reads “rolled back: barcode labels”, under a lab label whose patient number is ten digits too long.",
      caption: "Weeks one and two show the cost of a patient number that was too long for one lab analyser.",
    },
  ],
  projectInfo: {
    client: "HealthMatrix",
    industry: "Hospitals & Clinics",
    services: ["web-development", "crm-erp"],
  },
  technologies: ["React", "TypeScript", "Python", "FastAPI", "PostgreSQL", "Docker"],
  industry: "Hospitals & Clinics",
  featured: true,
} satisfies CaseStudy;
