import { useTranslation } from 'react-i18next'
import type { OwnQualification } from '#contract/onboarding/qualifications.ts'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'

export const qualificationTones: Readonly<Record<string, Tone>> = {
  '01': 'mute',
  '02': 'info',
  '03': 'warn',
  '04': 'ok',
  '05': 'ok',
  '06': 'err',
  '07': 'mute',
}

const tones = { valid: 'ok', expiring: 'warn', expired: 'err' } as const

/** Last day of a qualification, and whether it is near or past. */
export function ValidTo({ validTo, state }: Pick<OwnQualification, 'validTo' | 'state'>) {
  const { t } = useTranslation()
  if (state === 'none') return '-'
  return (
    <span className="together">
      <span className="num">{validTo}</span>{' '}
      {state !== 'valid' && <StatusTag tone={tones[state]}>{t(`qualifications.states.${state}`)}</StatusTag>}
    </span>
  )
}

/** Facts of a qualification, for the supplier and for those who decide it. */
export const qualificationFacts = ({ statement, conditions, state }: OwnQualification) =>
  [
    { key: 'supplierName' },
    { key: 'categories', wide: true },
    ...(statement === '' ? [] : [{ key: 'statement' as const, wide: true }]),
    ...(state === 'none' ? [] : [{ key: 'validTo' as const, render: (row: OwnQualification) => <ValidTo {...row} /> }]),
    ...(conditions === '' ? [] : [{ key: 'conditions' as const, wide: true }]),
  ] as const
