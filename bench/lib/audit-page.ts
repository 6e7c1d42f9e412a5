import lighthouse, { desktopConfig } from "lighthouse";

/** The only audits with a weight in the performance score. */
const metrics = {
  firstPaint: "first-contentful-paint",
  largestPaint: "largest-contentful-paint",
  blocking: "total-blocking-time",
  shift: "cumulative-layout-shift",
  speedIndex: "speed-index",
} as const;

export type Metrics = Record<keyof typeof metrics, number>;

export type Audit = {
  metrics: Metrics;
  /** Category to score, 0 to 100. */
  scores: Record<string, number>;
  /** Names of the audits that cost a category points. */
  failed: string[];
};

type Settings = {
  port: number;
  device: "mobile" | "desktop";
  /** Everything, or only what the performance score is made of, which takes half the time. */
  categories: "all" | "performance";
};

const attempts = 3;

/**
 * One run of Lighthouse with an empty cache and its simulated throttling. One that breaks off is tried again: it would
 * take twenty minutes of others with it.
 */
export async function auditPage(url: string, settings: Settings): Promise<Audit> {
  for (let attempt = 1; attempt < attempts; attempt++) {
    try {
      return await audit(url, settings);
    } catch (error) {
      console.warn(`${error instanceof Error ? error.message : error}; once more`);
    }
  }
  return audit(url, settings);
}

async function audit(url: string, { port, device, categories }: Settings): Promise<Audit> {
  const result = await lighthouse(
    url,
    {
      port,
      logLevel: "silent",
      disableFullPageScreenshot: true,
      // The not-found page is measured too.
      ignoreStatusCode: true,
      ...(categories === "performance" && { onlyAudits: Object.values(metrics) }),
    },
    device === "desktop" ? desktopConfig : undefined,
  );
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, runtimeError, ...report } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);

  const wanted = Object.values(report.categories).filter(
    ({ id }) => categories === "all" || id === "performance",
  );
  const value = (name: string) => {
    const { numericValue, errorMessage } = audits[name] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse on ${url}: no ${name}, ${errorMessage}`);
    return numericValue;
  };
  return {
    metrics: {
      firstPaint: value(metrics.firstPaint),
      largestPaint: value(metrics.largestPaint),
      blocking: value(metrics.blocking),
      shift: value(metrics.shift),
      speedIndex: value(metrics.speedIndex),
    },
    scores: Object.fromEntries(wanted.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    failed: wanted
      .filter(({ id }) => id !== "performance")
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
