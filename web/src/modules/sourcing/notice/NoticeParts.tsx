import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { goToSection } from '#web/kit/layout/goToSection.ts'
import { ChangeNotices } from './ChangeNotices.tsx'
import { Moments } from './Moments.tsx'
import { NoticeFiles } from './parts/NoticeFiles.tsx'
import { NoticeItems } from './parts/NoticeItems.tsx'
import css from './NoticeParts.module.css'
import { NoticeObjections } from '../objections/NoticeObjections.tsx'
import { Questions } from './Questions.tsx'
import { Requirements } from './parts/Requirements.tsx'
import { WhoSeesWhat } from './parts/WhoSeesWhat.tsx'

const parts = ['items', 'requirements', 'files', 'changes', 'questions'] as const
type Part = (typeof parts)[number]

/** Sections of a project, with links to each above them. */
export function NoticeParts({ notice }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const counts: Readonly<Partial<Record<Part, number>>> = {
    items: notice.items.length,
    files: notice.fileNames.length,
    changes: notice.changes.length,
    questions: notice.questions.length,
  }
  const shown = parts.filter((part) => part !== 'changes' || notice.changes.length > 0)
  return (
    <div className={css['parts']}>
      <nav className={`card noPrint ${css['tabs']}`} aria-label={t('notice.part.label')}>
        {shown.map((part) => (
          <a
            key={part}
            href={`#${part}`}
            onClick={(event) => {
              event.preventDefault()
              goToSection(part)
            }}
          >
            {t(`notice.part.${part}`)}
            {counts[part] !== undefined && counts[part] > 0 && <small className="num">{counts[part]}</small>}
          </a>
        ))}
      </nav>
      <div id="items">
        <NoticeItems notice={notice} />
      </div>
      <div id="requirements">
        <Section title={t('notice.part.requirements')}>
          <Requirements notice={notice} />
        </Section>
      </div>
      <div id="files">
        <NoticeFiles notice={notice} />
      </div>
      {notice.changes.length > 0 && (
        <div id="changes">
          <Section title={t('notice.part.changes')} note={t('notice.changes.note')}>
            <ChangeNotices notice={notice} />
          </Section>
        </div>
      )}
      <div id="questions">
        <Questions notice={notice} />
      </div>
      <div id="objections">
        <NoticeObjections notice={notice} />
      </div>
      <Moments notice={notice} />
      <WhoSeesWhat notice={notice} />
    </div>
  )
}
