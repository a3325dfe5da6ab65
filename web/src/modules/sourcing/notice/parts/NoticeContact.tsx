import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import css from '../NoticeSide.module.css'

interface NoticeContactProps {
  readonly notice: Pick<ProjectNotice, 'contactName' | 'contactTel' | 'deptName'>
  /** Visitors see why the number is missing. */
  readonly isVisitor: boolean
}

/** Contact of a project. */
export function NoticeContact({ notice: { contactName, contactTel, deptName }, isVisitor }: NoticeContactProps) {
  const { t } = useTranslation()
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
