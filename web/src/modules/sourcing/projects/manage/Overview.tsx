import { useTranslation } from 'react-i18next'
import { provinces } from '#contract/sourcing/provinces.ts'
import type { Project } from '#contract/sourcing/projects.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RichText } from '#web/kit/richText/RichText.tsx'
import { AttachmentList } from '#web/kit/upload/AttachmentList.tsx'
import { MailInvitations } from '../../invitations/MailInvitations.tsx'
import { Negotiations } from '../../negotiation/Negotiations.tsx'
import { ProjectTime } from '../../countdown/ProjectTime.tsx'
import { totalsOf } from '../items/items.ts'
import { useTotalsText } from '../items/useTotalsText.ts'
import { useAuctionText } from '../useAuctionText.ts'
import { ItemsTable } from '../ItemsTable.tsx'
import css from './ProjectManagePage.module.css'

const namesIn = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name).join('、')

/** Overview of a project: items, requirements, files and terms. */
export function Overview({ project }: { readonly project: Project }) {
  const { t } = useTranslation()
  const textOf = useTotalsText()
  const isEnglish = useLocale() === 'en_US'
  const { items, requirements, attachments, purchaseContent, enrolRequirements, region, criteria, openers } = project
  const { experts, supervisors, auctionRule } = project
  const auctionText = useAuctionText()
  const at = (key: 'enrolBeginAt' | 'enrolEndAt' | 'questionEndAt' | 'quoteBeginAt' | 'quoteEndAt' | 'publishAt') => ({
    key,
    render: (of: Project) => <ProjectTime at={of[key]} />,
  })
  const enrolls = project.audit === '1'
  return (
    <>
      <Negotiations project={project} />
      <MailInvitations project={project} />
      <Section title={t('projectForm.section.items')} note={textOf(totalsOf(items))}>
        <ItemsTable items={items} hasPrices />
      </Section>
      <Section title={t('projectForm.section.requirements')}>
        <p className={css['content']}>{purchaseContent}</p>
        {requirements !== '' && (
          <div className={css['rich']}>
            <RichText html={requirements} />
          </div>
        )}
      </Section>
      {attachments.length > 0 && (
        <Section title={t('projectForm.section.attachments')} note={t('projectForm.attachmentsNote')}>
          <AttachmentList files={attachments} />
        </Section>
      )}
      <Section title={t('projects.terms')}>
        <RecordFacts
          texts="projects"
          record={project}
          fields={[
            {
              key: 'categoryIds',
              render: ({ categories }) =>
                categories.map(({ name, enName }) => (isEnglish && enName) || name).join('、'),
            },
            { key: 'region', render: () => (region === null ? '' : provinces[region][isEnglish ? 1 : 0]) },
            { key: 'deliveryAddress' },
            ...(enrolls ? [at('enrolBeginAt'), at('enrolEndAt')] : []),
            at('quoteBeginAt'),
            at('quoteEndAt'),
            at('questionEndAt'),
            at('publishAt'),
            { key: 'scope' },
            { key: 'audit' },
            { key: 'minSuppliers' },
            ...(project.depositAmount
              ? [
                  { key: 'depositAmount' as const, render: () => <Amount value={project.depositAmount ?? null} /> },
                  { key: 'depositDueAt' as const, render: () => <ProjectTime at={project.depositDueAt ?? null} /> },
                  { key: 'depositPayee' as const, wide: true },
                ]
              : []),
            { key: 'evaluation' },
            { key: 'awardBy' },
            { key: 'maxRounds' },
            ...(auctionRule
              ? [{ key: 'auctionRule' as const, wide: true, render: () => auctionText(auctionRule) }]
              : []),
            { key: 'sealMode' },
            ...(experts.length > 0 ? [{ key: 'expertIds' as const, render: () => namesIn(experts) }] : []),
            ...(supervisors.length > 0 ? [{ key: 'supervisorIds' as const, render: () => namesIn(supervisors) }] : []),
            ...(openers.length > 0
              ? [{ key: 'openerIds' as const, render: () => openers.map(({ name }) => name).join('、') }]
              : []),
            ...(criteria.length > 0
              ? [
                  {
                    key: 'criteria' as const,
                    wide: true,
                    render: () => criteria.map(({ name, weight }) => `${name} ${weight}%`).join(' · '),
                  },
                ]
              : []),
            ...(enrolls && enrolRequirements !== '' ? [{ key: 'enrolRequirements' as const, wide: true }] : []),
          ]}
        />
      </Section>
    </>
  )
}
