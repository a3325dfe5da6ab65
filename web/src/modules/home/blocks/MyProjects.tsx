import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listMyProjects } from '#contract/sourcing/projects.ts'
import { useRead } from '#web/kit/client/api.ts'
import { minuteDigits } from '#web/kit/format/time.ts'
import { Heading } from './Heading.tsx'
import css from './MyProjects.module.css'

const most = 4

/** The projects of the reader's department that are open; nothing where there are none. */
export function MyProjects() {
  const { t } = useTranslation()
  const { records } = useRead(listMyProjects, { tab: 'open', limit: most })
  if (records.length === 0) return null
  return (
    <section aria-labelledby="my-projects" className={css['projects']}>
      <Heading id="my-projects" title={t('homePage.forMe.projects')} more={{ to: '/myProjects' }} />
      <ul>
        {records.map(({ id, title, projectNo, endsAt }) => (
          <li key={id} className="card">
            <Link to={`/projectManage?id=${id}`}>
              <b className="one">{title}</b>
              <small>
                <span className="one">{projectNo}</span>
                {endsAt !== null && (
                  <time dateTime={endsAt}>{t('homePage.forMe.ends', { at: minuteDigits(endsAt) })}</time>
                )}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
