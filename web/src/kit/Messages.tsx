import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { ask, type Asked, messages } from './messages.ts'
import css from './Messages.module.css'
import { Trace } from './Trace.tsx'

/** Draws what `succeed`, `fail` and `ask` say; once, at the root. */
export function Messages() {
  const { passing, asked } = useSyncExternalStore(messages.subscribe, messages.state, messages.serverState)
  const question = asked[0]
  return (
    <>
      <output className={css['passing']}>
        {passing.map(({ id, tone, text }) => (
          <p key={id} className={css['message']}>
            {tone === 'ok' ? <CheckCircleFilled className={css['ok']} /> : <CloseCircleFilled className={css['err']} />}
            {text}
          </p>
        ))}
      </output>
      {question && <QuestionDialog key={`${question.title} ${question.text}`} question={question} />}
    </>
  )
}

function QuestionDialog({ question }: { readonly question: Asked }) {
  const { title, text, trace, ok, cancel, danger = false, answer } = question
  const foot = (
    <>
      {cancel !== undefined && (
        <Button data-first={danger || undefined} onClick={() => answer(false)}>
          {cancel}
        </Button>
      )}
      <Button data-first={!danger || undefined} look={danger ? 'danger' : 'solid'} onClick={() => answer(true)}>
        {ok}
      </Button>
    </>
  )
  return (
    <Dialog title={title} width={400} onClose={() => answer(false)} foot={foot}>
      <p>{text}</p>
      {trace !== undefined && <Trace trace={trace} />}
    </Dialog>
  )
}

/** Asks before something is removed; the text names what, and what follows from it. */
export function useAskRemove() {
  const { t } = useTranslation()
  const words = { title: t('common.removeTitle'), ok: t('common.remove'), cancel: t('common.cancel'), danger: true }
  return (text: string) => ask({ ...words, text })
}
