import type { ReactNode } from 'react'
import type { Input, Route } from '#contract/kit/route.ts'
import { fieldTexts } from '#web/kit/form/fieldTexts.ts'
import { recordText } from '#web/kit/record/recordTexts.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'

interface Versioned {
  readonly id: string
  readonly version: number
}
const versionOf = (row: object): Versioned => {
  const { id, version } = row as Versioned
  return { id, version }
}

/** Label of an action of a case: that of its kind, or the one that cases have in common. */
export const actionLabel = (texts: string, action: string): string =>
  recordText(`${texts}.action`, action) ?? fieldTexts('cases.action', action).label

/** Longer texts have several lines. */
const isLong = (schema: { readonly maxLength?: number }) => (schema.maxLength ?? 0) >= 200

/**
 * Actions from their routes: a call for what asks for nothing but the case, a question for what asks for its reason,
 * and a form below the facts for the rest.
 */
export function caseActions<Row extends object>(
  routes: Readonly<Record<string, Route>>,
  texts: string,
  factsOf: (row: Row) => ReactNode,
): Readonly<Record<string, RecordAction<Row>>> {
  const actionOf = (name: string, route: Route): RecordAction<Row> => {
    const requested = Object.keys(route.input.properties).filter((key) => key !== 'id' && key !== 'version')
    if (requested.length === 0) return { call: callTo(route, (row: Row) => versionOf(row) as unknown as Input<Route>) }
    if (requested.length === 1 && requested[0] === 'reason')
      return {
        call: callTo(route, (row: Row, reason) => ({ ...versionOf(row), reason })),
        reason: true,
      }
    return {
      renderDialog: (row, close) => (
        <RouteFormDialog<Route, string, Versioned>
          title={recordText(texts, `${name}Title`) ?? actionLabel(texts, name)}
          route={route}
          fixed={versionOf(row)}
          labels={recordText(`${texts}.form`, requested[0]!) === undefined ? 'cases.form' : `${texts}.form`}
          columns={1}
          width={600}
          note={factsOf(row)}
          fields={Object.fromEntries(
            requested.map((key) => [
              key,
              isLong(route.input.properties[key] as { readonly maxLength?: number })
                ? { as: 'lines' as const, rows: 5 }
                : {},
            ]),
          )}
          submit={actionLabel(texts, name)}
          onClose={close}
        />
      ),
    }
  }
  return Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, actionOf(name, route)]))
}
