import { Type } from 'typebox'

/** Scan of a signed document, stored when the demo was founded. */
const Scan = Type.Object({ key: Type.String(), size: Type.Integer(), sha256: Type.String() })

/** Names and payloads of the jobs that create one contract and take it as far as its course goes, for their callers. */
export const contractJob = {
  name: 'demo.contract',
  payload: Type.Object({ place: Type.Integer({ minimum: 0 }), scans: Type.Array(Scan) }),
} as const
export const contractStepJob = { ...contractJob, name: 'demo.contractStep' } as const
