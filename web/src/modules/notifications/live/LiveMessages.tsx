import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { countMessages, getNoticeByUser, listMessages } from '#contract/notifications/messages.ts'
import { getUserConfWithTenant, popUpType } from '#contract/notifications/preferences.ts'
import { call, useOptionalRead } from '#web/kit/client/api.ts'
import { confInput } from '../bell/conf.ts'
import { forgetLive, takeMessages, useLiveMessages } from './liveMessages.ts'
import { isSilent, mayPop } from './popUpRules.ts'
import { MessagePopUp } from './MessagePopUp.tsx'
import { followMessages } from './stream.ts'

/** Follows the person's messages while the page is open, and reads them after each navigation. */
export function LiveMessages({ userId }: { readonly userId: string }) {
  const { pathname } = useLocation()
  const client = useQueryClient()
  const conf = useOptionalRead(getUserConfWithTenant, confInput)
  const isPopping = conf?.some(({ type, val }) => type === popUpType && val === '1') ?? false
  const rules = useRef({ pathname, isPopping })
  useEffect(() => {
    rules.current = { pathname, isPopping }
  }, [pathname, isPopping])
  useEffect(() => {
    const stop = followMessages(userId, (pushed) => {
      takeMessages(userId, pushed, (message) => mayPop(message, rules.current), true)
      for (const { path } of [listMessages, countMessages]) void client.invalidateQueries({ queryKey: [path] })
    })
    return () => {
      stop()
      forgetLive()
    }
  }, [userId, client])
  const isKnown = conf !== undefined
  useEffect(() => {
    const read = async () => {
      const notice = await call(getNoticeByUser, {}).catch(() => undefined)
      // A failure is ignored: messages arrive by the stream, or with the next page.
      if (notice) takeMessages(userId, notice, (message) => mayPop(message, { ...rules.current, pathname }), false)
    }
    if (isKnown) void read()
  }, [pathname, userId, isKnown])
  const { popping } = useLiveMessages()
  return popping.length > 0 && !isSilent(pathname) ? <MessagePopUp key={popping[0]!.id} messages={popping} /> : null
}
