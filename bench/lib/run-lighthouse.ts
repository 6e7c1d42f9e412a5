import lighthouse, { desktopConfig } from "lighthouse";

/** The only audits with a weight in the performance score. */
const metrics = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  speedIndex: "speed-index",
} as const;

export type Metrics = Record<keyof typeof metrics, number>;

export type Audit = {
  metrics: Metrics;
  /** Category to score, 0 to 100. */
  scores: Record<string, number>;
  /** Ids of the audits that lowered a category's score. */
  failed: string[];
};

type Settings = {
  port: number;
  device: "mobile" | "desktop";
  /** All categories, or only the performance metrics, which takes half the time. */
  categories: "all" | "performance";
};

const attempts = 3;

/** A run that fails is retried, so that it does not cost the twenty minutes of the runs before it. */
export async function runLighthouse(url: string, settings: Settings): Promise<Audit> {
  for (let attempt = 1; attempt < attempts; attempt++) {
    try {
      return await audit(url, settings);
    } catch (error) {
      console.warn(`${error instanceof Error ? error.message : error}; retrying`);
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

  const reported = Object.values(report.categories).filter(
    ({ id }) => categories === "all" || id === "performance",
  );
  const value = (name: string) => {
    const { numericValue, errorMessage } = audits[name] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse on ${url}: no ${name}, ${errorMessage}`);
    return numericValue;
  };
  return {
    metrics: {
      fcp: value(metrics.fcp),
      lcp: value(metrics.lcp),
      tbt: value(metrics.tbt),
      cls: value(metrics.cls),
      speedIndex: value(metrics.speedIndex),
    },
    scores: Object.fromEntries(reported.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    failed: reported
      .filter(({ id }) => id !== "performance")
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
