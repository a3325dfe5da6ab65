import { type Access, type ApiPath, type Route, route } from '../route.ts'
import { Nothing, shape, Type } from '../schema.ts'

interface CaseCount {
  /** Path of the kind: `/sysrest/api/feedback`. */
  readonly path: ApiPath
  /** Permission to handle the cases. */
  readonly manage: Access
  readonly entrances?: Route['entrances']
  /** What one case is called: `a feedback`, in the plural. */
  readonly plural: string
}

/** Number of cases that wait, for the menu. Declared apart from the other routes, which the menu does not load. */
export const caseCount = ({ path, manage, entrances = ['operator'], plural }: CaseCount) =>
  route({
    method: 'GET',
    path: `${path}/count`,
    access: manage,
    entrances,
    summary: `Count the ${plural} that wait, for the menu`,
    input: Nothing,
    reply: shape({ count: Type.Integer() }),
  })
export type CaseCountRoute = ReturnType<typeof caseCount>
