import { GlobalOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { logout } from '#contract/identity/identity.ts'
import { call } from '#web/kit/api.ts'
import { useMe } from '#web/kit/me.ts'
import { ask } from '#web/kit/messages.ts'
import { setLocale, setMode, useLocale, useMode } from '#web/kit/preferences.ts'
import { closeSession } from '#web/kit/session.ts'
import { whenHydrated } from '#web/kit/hydration.ts'
import { speak } from '#web/messages/index.ts'

/** Asks, tells the server, and forgets. The server's no changes nothing: whoever wants to leave, leaves. */
export function LogOut() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const me = useMe()
  if (!me) return <Link to="/login">{t('shell.logIn')}</Link>
  const go = async () => {
    const yes = await ask({
      title: t('shell.logOut'),
      text: t('common.session.leave'),
      ok: t('common.confirm'),
      cancel: t('common.cancel'),
    })
    if (!yes) return
    await call(logout, {}).catch(() => undefined)
    closeSession()
    await navigate('/')
    client.clear()
  }
  return (
    <button type="button" onClick={() => void go()}>
      {t('shell.logOut')}
    </button>
  )
}

export function LanguageSwitch() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const other = useLocale() === 'zh_CN' ? 'en_US' : 'zh_CN'
  const change = async () => {
    // What is being taken over is in the present language.
    await whenHydrated()
    setLocale(other)
    await speak()
    await client.invalidateQueries()
  }
  return (
    <button
      type="button"
      aria-label={t('shell.language')}
      lang={other === 'en_US' ? 'en' : 'zh-CN'}
      onClick={() => void change()}
    >
      <GlobalOutlined aria-hidden /> {other === 'en_US' ? 'EN' : '中文'}
    </button>
  )
}

export function BrightnessSwitch() {
  const { t } = useTranslation()
  const other = useMode() === 'light' ? 'dark' : 'light'
  const label = t(`shell.brightness.${other}`)
  return (
    <button type="button" aria-label={label} title={label} onClick={() => setMode(other)}>
      {other === 'dark' ? <MoonOutlined aria-hidden /> : <SunOutlined aria-hidden />}
    </button>
  )
}
