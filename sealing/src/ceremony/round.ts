/** What every record of a round names. */
export interface RoundRef {
  readonly tenantId: string
  readonly projectId: string
  /** 1, 2, 3 … */
  readonly round: number
}

/** The three names alone, whatever else an object has: other names would change a hash. */
export const roundRef = ({ tenantId, projectId, round }: RoundRef): RoundRef => ({ tenantId, projectId, round })
