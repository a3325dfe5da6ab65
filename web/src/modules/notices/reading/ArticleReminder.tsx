import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { closePopRemind, popRemindList } from '#contract/notices/reading.ts'
import { call, useOptionalRead } from '#web/kit/client/api.ts'
import { endReminders } from '#web/kit/client/session/session.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { articleFacts } from './articleFacts.ts'
import css from './ArticleReminder.module.css'
import { articlePath } from './publicPaths.ts'

/** Pages of work with a deadline, which a dialog must not cover; reminders wait for the next page. */
const taskPages: ReadonlySet<string> = new Set([
  '/supplierQuote',
  '/supplierEnrolment',
  '/projectScoring',
  '/projectOpening',
  '/projectComparison',
  '/projectEdit',
  '/myOpenerKey',
  '/confirmOrder',
  '/orderApprovalDetail',
])

/** Reminders of the person, one after another; a closed one does not return. */
export function ArticleReminder() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const reminders = useOptionalRead(popRemindList, {})
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const isBusy = taskPages.has(useLocation().pathname)
  const article = reminders?.find(({ id }) => !closed.has(id))
  const isOver = reminders !== undefined && article === undefined
  useEffect(() => {
    if (isOver) endReminders()
  }, [isOver])
  if (!article || isBusy) return null
  const close = () => {
    setClosed((all) => new Set(all).add(article.id))
    // If the call fails, the reminder returns with the next page.
    call(closePopRemind, { id: article.id }).catch(() => undefined)
  }
  const foot = (
    <>
      <Button
        onClick={() => {
          close()
          void navigate(articlePath(article))
        }}
      >
        {t('reading.open')}
      </Button>
      <Button variant="solid" onClick={close}>
        {t('reading.read')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('reading.reminder')} width={480} foot={foot} onClose={close}>
      <h3 className={css['title']}>{article.title}</h3>
      <p className={css['facts']}>{articleFacts(article).slice(0, 3).join(' · ')}</p>
      <p>{article.excerpt}</p>
    </Dialog>
  )
}
