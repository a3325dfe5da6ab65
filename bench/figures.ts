export interface Figure {
  perSecond: number
  p50: number
  p95: number
  p99: number
  wrong: number
}

/** Runs a load in a separate process; `rate`: calls a second, default: as many as possible. */
export type Load = (scenario: string, clients: number, rate?: number, duration?: string) => Promise<Figure>
export type Plan = readonly (readonly [scenario: string, clients: number])[]

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

/**
 * Medians of the slices. A share is the median of the slices, too, each compared with the baseline beside it, because
 * the speed of the processor changes from one second to the next.
 */
export function tableOf(plan: Plan, figures: ReadonlyMap<string, readonly Figure[]>) {
  const of = (scenario: string, name: keyof Figure) => median(figures.get(scenario)!.map((figure) => figure[name]))
  const share = (scenario: string, baseline: string) => {
    const shares = figures
      .get(scenario)!
      .map(({ perSecond }, slice) => (100 * perSecond) / figures.get(baseline)![slice]!.perSecond)
    return `${Math.round(median(shares))} %`
  }
  return Object.fromEntries(
    plan.map(([scenario, clients]) => [
      scenario,
      {
        clients,
        'per second': of(scenario, 'perSecond'),
        p50: of(scenario, 'p50'),
        'p97.5': of(scenario, 'p95'),
        p99: of(scenario, 'p99'),
        wrong: of(scenario, 'wrong'),
        'of (a)':
          scenario === 'category'
            ? share('category', 'a/category')
            : ['detail', 'hall', 'home'].includes(scenario)
              ? share(scenario, `a/${scenario}`)
              : scenario === 'homeCompressed'
                ? share(scenario, 'a/home')
                : '',
        'of (b)': ['category', 'home'].includes(scenario) ? share(scenario, `b/${scenario}`) : '',
      },
    ]),
  )
}
