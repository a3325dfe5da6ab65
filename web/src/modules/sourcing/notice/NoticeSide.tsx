import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { useMe } from '#web/kit/client/me.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { CountdownCard } from './CountdownCard.tsx'
import { Moments } from './Moments.tsx'
import css from './NoticeSide.module.css'
import { SealCard } from './SealCard.tsx'
import { WhoSeesWhat } from './WhoSeesWhat.tsx'

interface NoticeSideProps {
  readonly notice: ProjectNotice
  readonly onMoment: () => void
}

/** Beside what a project says: how long, until when, what to do, who sees what, and whom to ask. */
export function NoticeSide({ notice, onMoment }: NoticeSideProps) {
  return (
    <aside className={css['side']}>
      <CountdownCard notice={notice} onMoment={onMoment} />
      {notice.seal && <SealCard notice={notice} seal={notice.seal} />}
      <WhoSeesWhat notice={notice} />
      <Moments notice={notice} />
      <Contact notice={notice} />
    </aside>
  )
}

function Contact({ notice: { contactName, contactTel, deptName } }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const isVisitor = useMe() === null
  return (
    <Section title={t('notice.contact.title')} className={css['contact']}>
      <p>{[contactName, deptName].filter((text) => text !== '').join(' · ')}</p>
      {(contactTel ?? '') === '' ? (
        <p className={css['quiet']}>{t(isVisitor ? 'notice.contact.logIn' : 'notice.contact.none')}</p>
      ) : (
        <p>
          <a href={`tel:${contactTel}`} className="num">
            {contactTel}
          </a>
        </p>
      )}
    </Section>
  )
}
