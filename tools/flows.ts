import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { StateNames } from '#contract/kit/refusals.ts'
import type { DrawnFlow } from '#kit/flow.ts'
import { approvalFlow, taskFlow } from '#modules/approvals/index.ts'
import { changeFlow, productFlow } from '#modules/catalogue/index.ts'
import { importFlow } from '#modules/imports/index.ts'
import { budgetChangeFlow, quotaApplicationFlow } from '#modules/ledger/index.ts'
import { articleFlow } from '#modules/notices/index.ts'
import { eventOf, orderFlow } from '#modules/ordering/index.ts'
import { enrolmentFlow, objectionFlow, projectFlow } from '#modules/sourcing/index.ts'
import { supplierFlow } from '#modules/suppliers/index.ts'

/**
 * Writes flow diagrams into the module pages, between two markers. Run it after a flow has changed; a test compares
 * pages and flows.
 */
interface Printed {
  readonly page: string
  readonly text: string
}

/** Code of each state with its names. */
const labelsOf = (names: StateNames<string>) =>
  Object.fromEntries(Object.entries(names).map(([code, [zh, en]]) => [code, `${code} ${zh} ${en}`]))

interface Transition {
  readonly action: string
  readonly from: string
  readonly to: string
}

/** `states` names the states; the first of `begins` is the initial one. */
function diagram(states: Readonly<Record<string, string>>, transitions: readonly Transition[], begins: string) {
  const arrows = Map.groupBy(transitions, ({ from, to }) => `s${from} --> s${to}`)
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...Object.entries(states).map(([code, name]) => `  state "${name}" as s${code}`),
    `  [*] --> s${begins}`,
    ...[...arrows].map(([arrow, moves]) => `  ${arrow}: ${moves.map(({ action }) => action).join(', ')}`),
    '```',
  ].join('\n')
}

interface NamedFlow {
  readonly names: StateNames<string>
  readonly transitions: () => readonly Transition[]
}

/** Diagram of a flow whose states have codes. */
const named = ({ names, transitions }: NamedFlow, begins: string) => diagram(labelsOf(names), transitions(), begins)

/** Diagram of a flow whose states need no labels. */
function small(title: string, transitions: readonly Transition[], begins: string): string {
  const states = [...new Set([begins, ...transitions.flatMap(({ from, to }) => [from, to])])]
  return `### ${title}\n\n${diagram(Object.fromEntries(states.map((each) => [each, each])), transitions, begins)}`
}

function orderTable(): string {
  const rows = Object.entries(orderFlow.moves).map(([action, { from, needs }]) => {
    const transitions = orderFlow.transitions().filter((one) => one.action === action)
    const to = [...new Set(transitions.map((one) => one.to))].join(', ')
    const actor = needs === 'system' ? 'the product itself' : `\`${needs}\``
    return `| ${action} | ${from.join(', ')} | ${to} | ${actor} | \`${eventOf[action as keyof typeof eventOf]}\` |`
  })
  return ['| move | from | to | needs | publishes |', '| --- | --- | --- | --- | --- |', ...rows].join('\n')
}

/** Flows that modules declare in their `flows.ts`. */
const declared = await Promise.all(
  globSync('server/src/modules/*/flows.ts').map(async (file): Promise<Printed> => {
    const { flows } = (await import(pathToFileURL(file).href)) as { readonly flows: readonly DrawnFlow[] }
    const diagrams = flows.map(({ title, flow, begins }) => `### ${title}\n\n${named(flow, begins)}`)
    return { page: `docs/modules/${file.split('/').at(-2)}.md`, text: diagrams.join('\n\n') }
  }),
)

export const printed: readonly Printed[] = [
  ...declared,
  {
    page: 'docs/modules/ordering.md',
    text: `${named(orderFlow, '10')}\n\n${orderTable()}`,
  },
  {
    page: 'docs/modules/approvals.md',
    text: [
      small('A round', approvalFlow.transitions(), 'pending'),
      small('A task', taskFlow.transitions(), 'waiting'),
    ].join('\n\n'),
  },
  {
    page: 'docs/modules/catalogue.md',
    text: [
      small('A product', [{ action: 'published', from: 'new', to: 'live' }, ...productFlow.transitions()], 'new'),
      small('A change', changeFlow.transitions(), 'draft'),
    ].join('\n\n'),
  },
  {
    page: 'docs/modules/imports.md',
    text: small('An import', importFlow.transitions(), 'uploaded'),
  },
  {
    page: 'docs/modules/ledger.md',
    text: [
      `### An application for a quota\n\n${named(quotaApplicationFlow, '01')}`,
      `### A change of a budget\n\n${named(budgetChangeFlow, 'approving')}`,
    ].join('\n\n'),
  },
  {
    page: 'docs/modules/notices.md',
    text: `### An article\n\n${named(articleFlow, '00')}`,
  },
  {
    page: 'docs/modules/sourcing.md',
    text: [
      `### A project\n\n${named(projectFlow, '1')}`,
      small('An enrolment', enrolmentFlow.transitions(), 'submitted'),
      small('An objection', objectionFlow.transitions(), 'submitted'),
    ].join('\n\n'),
  },
  {
    page: 'docs/modules/suppliers.md',
    text: small('A supplier', supplierFlow.transitions(), 'active'),
  },
]

const [begin, end] = ['<!-- flow: printed by tools/flows.ts -->', '<!-- /flow -->']

/** Replaces the text between the markers of a page. */
export function withDiagram(page: string, text: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error('the page has no markers for its flow diagram')
  return `${page.slice(0, from)}${begin}\n${text}\n${page.slice(to)}`
}

if (import.meta.main)
  for (const { page, text } of printed) await writeFile(page, withDiagram(await readFile(page, 'utf8'), text))
