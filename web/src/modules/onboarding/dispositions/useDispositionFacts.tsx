import { useTranslation } from 'react-i18next'
import type { OwnDisposition } from '#contract/onboarding/dispositions.ts'
import { blockKindNames, dealPurposeNames } from '#contract/suppliers/blocks.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

export const dispositionTones: Readonly<Record<string, Tone>> = {
  '01': 'info',
  '02': 'warn',
  '03': 'err',
  '04': 'mute',
  '05': 'mute',
}

const place = () => (languageTag() === 'en' ? 1 : 0)
export const kindName = ({ kind }: Pick<OwnDisposition, 'kind'>) => blockKindNames[kind][place()]

/** Facts of a disposition, for the supplier and for those who decide it. */
export function useDispositionFacts() {
  const { t } = useTranslation()
  return ({ statement, status }: OwnDisposition) =>
    [
      { key: 'supplierName' },
      { key: 'kind', render: kindName },
      {
        key: 'purposes',
        wide: true,
        render: ({ purposes }: OwnDisposition) =>
          purposes.map((purpose) => dealPurposeNames[purpose][place()]).join('、') || t('myDispositions.nothing'),
      },
      { key: 'until', render: ({ until }: OwnDisposition) => until || t('myDispositions.endless') },
      { key: 'cause', wide: true },
      ...(status === '01'
        ? [
            {
              key: 'hearingUntil' as const,
              render: ({ hearingUntil }: OwnDisposition) => <Brief at={hearingUntil} />,
            },
          ]
        : []),
      ...(statement === '' ? [] : [{ key: 'statement' as const, wide: true }]),
    ] as const
}
