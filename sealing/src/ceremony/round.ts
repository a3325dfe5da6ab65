/** Reference to a round, contained in every record of it. */
export interface RoundRef {
  readonly tenantId: string
  readonly projectId: string
  /** 1, 2, 3 … */
  readonly round: number
}

/** Picks exactly these properties, because additional ones would change hashes. */
export const roundRef = ({ tenantId, projectId, round }: RoundRef): RoundRef => ({ tenantId, projectId, round })
