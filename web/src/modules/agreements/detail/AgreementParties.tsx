import { useTranslation } from 'react-i18next'
import type { AgreementDetail, AgreementParty } from '#contract/agreements/agreement.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { Under } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'

/** Who has agreed, and when. */
export function AgreementParties({ agreement }: { readonly agreement: AgreementDetail }) {
  const { t } = useTranslation()
  const { source, createdByName, submittedAt, approvedAt, endedAt } = agreement
  const timeOf = (at: string | null) => (at === null ? '-' : <Brief at={at} />)
  return (
    <Section title={t('agreements.parties')}>
      <DescriptionList
        items={[
          ...(source === 'manual' ? [{ label: t('agreements.field.createdByName'), value: createdByName }] : []),
          { label: t('agreements.submittedAt'), value: timeOf(submittedAt) },
          { label: t('agreements.approvedAt'), value: timeOf(approvedAt) },
          ...agreement.parties.map((party) => ({
            label: party.share === null ? party.name : `${party.name} · ${Number(party.share)}%`,
            value: <PartyState party={party} />,
          })),
          ...(agreement.attachments.length === 0
            ? []
            : [{ label: t('agreements.field.attachments'), value: <AttachmentList files={agreement.attachments} /> }]),
          ...(endedAt === null ? [] : [{ label: t('agreements.endedAt'), value: <Brief at={endedAt} /> }]),
        ]}
      />
    </Section>
  )
}

/** Whether a supplier has confirmed, is awaited, or has left. */
function PartyState({ party }: { readonly party: AgreementParty }) {
  const { t } = useTranslation()
  const { awaited, confirmedAt, confirmedByName, leftAt, reason } = party
  if (leftAt !== null)
    return (
      <>
        <StatusTag tone="mute">{t('agreements.hasLeft')}</StatusTag> <Brief at={leftAt} />
        <Under>{reason}</Under>
      </>
    )
  if (awaited) return <StatusTag tone="warn">{t('agreements.awaited')}</StatusTag>
  if (confirmedAt === null) return '-'
  return (
    <>
      {confirmedByName} <Brief at={confirmedAt} />
    </>
  )
}
