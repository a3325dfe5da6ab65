import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listMyProjects } from '#contract/sourcing/projects.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { useNear } from '#web/kit/ui/useNear.ts'
import { Heading } from './Heading.tsx'
import css from './MyProjects.module.css'

const most = 4

/**
 * Open projects of the person's department; nothing if there are none. The server renders placeholders, because the
 * projects use the browser's clock.
 */
export function MyProjects() {
  const { t } = useTranslation()
  const place = useRef<HTMLElement>(null)
  const { reply, hasFailed } = useRead(
    listMyProjects,
    { tab: 'open', limit: most },
    { suspense: false, enabled: useNear(place) },
  )
  if (reply ? reply.records.length === 0 : hasFailed) return null
  return (
    <section ref={place} aria-labelledby="my-projects" className={css['projects']}>
      <Heading id="my-projects" title={t('homePage.forMe.projects')} more={{ to: '/myProjects' }} />
      {reply ? (
        <ul>
          {reply.records.map(({ id, title, projectNo, endsAt }) => (
            <li key={id} className="card">
              <Link to={`/projectManage?id=${id}`}>
                <b className="one">{title}</b>
                <small>
                  <span className="one">{projectNo}</span>
                  {endsAt !== null && (
                    <span>
                      {t('homePage.forMe.ends')} <Brief at={endsAt} />
                    </span>
                  )}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Blank />
      )}
    </section>
  )
}

/** Placeholder cards of the same size while loading. */
const Blank = () => (
  <ul data-skeleton aria-hidden>
    {Array.from({ length: most }, (_, place) => (
      <li key={place} className={`card ${css['blank']}`} />
    ))}
  </ul>
)
