import { type Severity, signalSeverityNames } from '#contract/signals/cases.ts'
import { type Figure, figureNames, type Trait, traitNames } from '#contract/signals/evidence.ts'
import { ruleWords } from '#contract/signals/ruleWords.ts'
import type { SignalRule } from '#contract/signals/settings.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'

export const signalTones: Readonly<Record<string, Tone>> = {
  '01': 'warn',
  '02': 'info',
  '03': 'ok',
  '04': 'mute',
  '05': 'err',
}
const severityTones = { low: 'mute', medium: 'warn', high: 'err' } as const

/** Place of the reader's language in pairs of texts. */
export const langAt = (): 0 | 1 => (languageTag() === 'en' ? 1 : 0)
export const ruleName = (rule: SignalRule): string => ruleWords[rule].name[langAt()]
/** Name of a rule with its number in the catalogue. */
export const numbered = (rule: SignalRule): string => `${ruleWords[rule].number}. ${ruleName(rule)}`

export const SeverityTag = ({ severity }: { readonly severity: Severity }) => (
  <StatusTag tone={severityTones[severity]}>{signalSeverityNames[severity][langAt()]}</StatusTag>
)

export const figureLabel = ({ name }: Figure): string => figureNames[name][langAt()]
const units = { hours: ['小时', 'hours'], days: ['天', 'days'] } as const

/** Value of a figure, as its kind is written. */
export function FigureValue({ name, value }: Figure) {
  const kind = figureNames[name][2]
  switch (kind) {
    case 'money':
      return <Amount value={value} />
    case 'time':
      return <Brief at={value} />
    case 'percent':
      return <span className="num">{value}%</span>
    case 'hours':
    case 'days':
      return (
        <span className="num">
          {value} {units[kind][langAt()]}
        </span>
      )
    default:
      return <span>{name === 'shared' ? sharedText(value) : value}</span>
  }
}

/** What two suppliers share: kind and value. */
function sharedText(value: string): string {
  const [trait = '', ...rest] = value.split(' ')
  const names = Object.hasOwn(traitNames, trait) ? traitNames[trait as Trait] : undefined
  return [names?.[langAt()] ?? trait, rest.join(' ')].join(' ')
}

/** The first figures in one line, for lists. */
export const evidenceLine = (evidence: readonly Figure[]) =>
  evidence.slice(0, 4).map((figure, at) => (
    <span key={`${figure.name} ${figure.value}`}>
      {at > 0 && ' · '}
      {figureLabel(figure)} <FigureValue {...figure} />
    </span>
  ))
