import BellOutlined from '@ant-design/icons-svg/es/asn/BellOutlined.js'
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Message } from '#contract/notifications/messages.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { endPopping } from './liveMessages.ts'
import css from './MessagePopUp.module.css'
import { useMessageText } from './useMessageText.ts'
import { useOpenMessage } from './useOpenMessage.ts'

const shownMs = 5000
const againMs = 1000

/** Pop-up of new messages for five seconds; stays while hovered or focused. */
export function MessagePopUp({ messages }: { readonly messages: readonly Message[] }) {
  const { t } = useTranslation()
  const textOf = useMessageText()
  const open = useOpenMessage()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    let timer = setTimeout(end, shownMs)
    function end() {
      if (box.current?.matches(':hover, :focus-within')) timer = setTimeout(end, againMs)
      else endPopping()
    }
    return () => clearTimeout(timer)
  }, [])
  const title = t('myMessages.popUp', { count: messages.length })
  return (
    <section ref={box} className={css['popUp']} aria-label={title}>
      <header>
        <Icon of={BellOutlined} />
        <output>{title}</output>
        <button type="button" aria-label={t('common.close')} onClick={endPopping}>
          <Icon of={CloseOutlined} />
        </button>
      </header>
      <ul>
        {messages.map((message) => (
          <li key={message.id}>
            <button
              type="button"
              onClick={() => {
                endPopping()
                open(message)
              }}
            >
              <b>{textOf(message).title}</b>
              <span>{textOf(message).content}</span>
            </button>
          </li>
        ))}
      </ul>
      <footer>
        <Link to="/allMessage" onClick={endPopping}>
          {t('myMessages.more')}
        </Link>
      </footer>
    </section>
  )
}
