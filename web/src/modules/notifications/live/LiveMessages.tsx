import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import {
  countMessages,
  getNoticeByUser,
  listMessages,
  type Message,
  type Pushed,
} from '#contract/notifications/messages.ts'
import { getUserConfWithTenant, popUpType } from '#contract/notifications/preferences.ts'
import { homeOnly } from '#contract/notifications/topics.ts'
import { call, useOptionalRead } from '#web/kit/client/api.ts'
import { confInput } from '../bell/conf.ts'
import { forgetLive, takePushed, useLiveMessages } from './liveMessages.ts'
import { MessagePopUp } from './MessagePopUp.tsx'
import { followMessages } from './stream.ts'

const homes: ReadonlySet<string> = new Set(['/', '/portalHomePage', '/portalHomePageHuarun'])
const silent: ReadonlySet<string> = new Set(['/login', '/allMessage'])

/** Follows the person's messages while the page is open, and asks after each change of the page. */
export function LiveMessages({ userId }: { readonly userId: string }) {
  const { pathname } = useLocation()
  const client = useQueryClient()
  const conf = useOptionalRead(getUserConfWithTenant, confInput)
  const isPopping = conf?.some(({ type, val }) => type === popUpType && val === '1') ?? false
  const rules = useRef({ pathname, isPopping })
  useEffect(() => {
    rules.current = { pathname, isPopping }
  }, [pathname, isPopping])
  const take = useRef((pushed: Pushed) => takePushed(userId, pushed, () => false))
  useEffect(() => {
    const mayPop = ({ bizChildType }: Message) => {
      const { pathname: at, isPopping: isOn } = rules.current
      return isOn && !silent.has(at) && (bizChildType !== homeOnly || homes.has(at))
    }
    take.current = (pushed) => {
      takePushed(userId, pushed, mayPop)
      for (const { path } of [listMessages, countMessages]) void client.invalidateQueries({ queryKey: [path] })
    }
    const stop = followMessages(userId, (pushed) => take.current(pushed))
    return () => {
      stop()
      forgetLive()
    }
  }, [userId, client])
  const isKnown = conf !== undefined
  useEffect(() => {
    if (!isKnown) return
    // What cannot be asked now comes with the stream, or with the next page.
    call(getNoticeByUser, {}).then(
      (notice) =>
        takePushed(userId, notice, ({ bizChildType }) => {
          const { isPopping: isOn } = rules.current
          return isOn && !silent.has(pathname) && (bizChildType !== homeOnly || homes.has(pathname))
        }),
      () => undefined,
    )
  }, [pathname, userId, isKnown])
  const { popping } = useLiveMessages()
  return popping.length > 0 && !silent.has(pathname) ? <MessagePopUp key={popping[0]!.id} messages={popping} /> : null
}
