import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/sourcing/projects.ts'
import { findNegotiations, type Negotiation } from '#contract/sourcing/seal/negotiation.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useMe } from '#web/kit/client/me.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import { Tags } from '#web/kit/ui/Tags.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { isPublished } from '../projects/projectStates.ts'
import css from './Negotiation.module.css'

const tones: Readonly<Record<Negotiation['status'], Tone>> = {
  open: 'info',
  closed: 'warn',
  opening: 'warn',
  opened: 'ok',
  failed: 'mute',
}

/** Negotiations of a project, latest first; nothing if there are none. */
export function Negotiations({ project }: { readonly project: Project }) {
  const { t } = useTranslation()
  const isAgency = useMe()?.userInfo.userType === 'agency'
  const read = useOptionalRead(findNegotiations, { projectId: project.id }, isPublished(project) && !isAgency)
  if (!read || read.negotiations.length === 0) return null
  const { rounds: round, maxRounds: max } = read
  return (
    <Section title={t('negotiation.title')} note={t('negotiation.roundOf', { round, max })}>
      <div className={css['list']}>
        {read.negotiations.map((negotiation) => (
          <Facts key={negotiation.round} negotiation={negotiation} project={project} />
        ))}
      </div>
    </Section>
  )
}

function Facts({ negotiation, project }: { readonly negotiation: Negotiation; readonly project: Project }) {
  const { t } = useTranslation()
  const { round, status, beganAt, endAt, suppliers, quoted, message, targetTotal, reason, begunBy, items } = negotiation
  const asked = new Set(items.map(({ itemId }) => itemId))
  const names = project.items.filter(({ id }) => asked.has(id)).map(({ name }) => name)
  const isAll = names.length === project.items.length
  return (
    <div>
      <p className={css['head']}>
        {t('negotiation.round', { round })}
        <StatusTag tone={tones[status]} as="tag">
          {t(`negotiation.state.${status}`)}
        </StatusTag>
      </p>
      <DescriptionList
        items={[
          {
            label: t('negotiation.fact.period'),
            value: (
              <>
                <span className={css['time']}>
                  <ProjectTime at={beganAt} /> –
                </span>{' '}
                <span className={css['time']}>
                  <ProjectTime at={endAt} />
                </span>
              </>
            ),
          },
          {
            label: t('negotiation.fact.quoted'),
            value: t('negotiation.quotedOf', { quoted, asked: suppliers.length }),
          },
          {
            label: t('negotiation.fact.asked'),
            value: <Tags of={suppliers.map(({ name }) => name)} max={6} />,
            wide: true,
          },
          ...(reason === '' ? [] : [{ label: t('negotiation.fact.reason'), value: reason, wide: true }]),
          { label: t('negotiation.fact.message'), value: message, wide: true },
          {
            label: t('negotiation.fact.items'),
            value: isAll ? t('negotiation.all', { count: names.length }) : <Tags of={names} max={6} />,
            wide: !isAll,
          },
          ...(targetTotal === null
            ? []
            : [{ label: t('negotiation.fact.target'), value: <Amount value={targetTotal} /> }]),
          { label: t('negotiation.fact.by'), value: begunBy },
        ]}
      />
    </div>
  )
}
