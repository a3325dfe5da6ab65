import { incidentSourceNames, type OwnIncident, severityNames } from '#contract/onboarding/incidents.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'

export const incidentTones: Readonly<Record<string, Tone>> = {
  '01': 'info',
  '02': 'warn',
  '03': 'mute',
  '04': 'err',
  '05': 'err',
}
const severityTones = { minor: 'mute', major: 'warn', critical: 'err' } as const
const place = () => (languageTag() === 'en' ? 1 : 0)

export const sourceName = ({ source, orderNo }: Pick<OwnIncident, 'source' | 'orderNo'>) =>
  orderNo === '' ? incidentSourceNames[source][place()] : `${incidentSourceNames[source][place()]} · ${orderNo}`

export const SeverityTag = ({ severity }: Pick<OwnIncident, 'severity'>) => (
  <StatusTag tone={severityTones[severity]}>{severityNames[severity][place()]}</StatusTag>
)

/** Facts of an incident, for the supplier and for those who decide it. */
export const incidentFacts = ({ statement, status }: OwnIncident) =>
  [
    { key: 'supplierName' },
    { key: 'source', render: sourceName },
    { key: 'severity', render: (row: OwnIncident) => <SeverityTag {...row} /> },
    { key: 'occurredOn' },
    { key: 'facts', wide: true },
    ...(status === '01'
      ? [
          {
            key: 'hearingUntil' as const,
            render: ({ hearingUntil }: OwnIncident) => <Brief at={hearingUntil} />,
          },
        ]
      : []),
    ...(statement === '' ? [] : [{ key: 'statement' as const, wide: true }]),
  ] as const
