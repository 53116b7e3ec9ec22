import { z } from 'zod';

const audit = z.object({
  metadata: z.object({
    vulnerabilities: z.object({
      low: z.int(),
      moderate: z.int(),
      high: z.int(),
      critical: z.int(),
    }),
  }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});
const failure = z.object({ message: z.string() });

export interface AuditVerdict {
  passed: boolean;
  /** One line for the person who reads the run. */
  said: string;
}

/**
 * What `npm audit --json` found: high and critical advisories fail, a registry that does not answer
 * is said and does not.
 */
export function verdictOf(printed: string): AuditVerdict {
  const json = jsonOf(printed);
  const found = audit.safeParse(json);
  if (!found.success) {
    const why =
      failure.safeParse(json).data?.message ?? (printed.trim().slice(0, 200) || 'no answer');
    return { passed: true, said: `AUDIT SKIPPED: the registry does not tell advisories (${why})` };
  }
  const { low, moderate, high, critical } = found.data.metadata.vulnerabilities;
  const grave = Object.entries(found.data.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity }]) => `${name} (${severity})`);
  const counted = `${critical} critical, ${high} high, ${moderate} moderate, ${low} low advisories on production dependencies`;
  if (high + critical === 0) return { passed: true, said: `Audit: ${counted}` };
  return { passed: false, said: `AUDIT: ${counted}: ${grave.join(', ')}` };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null; // told as what it is
  }
}
