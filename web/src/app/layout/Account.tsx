import GlobalOutlined from '@ant-design/icons-svg/es/asn/GlobalOutlined.js'
import MoonOutlined from '@ant-design/icons-svg/es/asn/MoonOutlined.js'
import SunOutlined from '@ant-design/icons-svg/es/asn/SunOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { logout } from '#contract/identity/identity.ts'
import { call } from '#web/kit/client/api.ts'
import { confirm } from '#web/kit/overlay/toast.ts'
import { setLocale, setMode, useLocale, useMode } from '#web/kit/client/preferences.ts'
import { closeSession } from '#web/kit/client/session/session.ts'
import { whenHydrated } from '#web/kit/client/hydration.ts'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import { speak } from '#web/messages/index.ts'

/** Logs out after confirmation. A refusal of the server is ignored: the person is logged out here in any case. */
export function useLogOut(): () => Promise<void> {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    const yes = await confirm({
      title: t('shell.logOut'),
      text: t('common.session.leave'),
      ok: t('common.confirm'),
      cancel: t('common.cancel'),
    })
    if (!yes) return
    await call(logout, {}, { isFarewell: true }).catch(() => undefined)
    closeSession()
    await navigate('/')
    client.clear()
  }
}

export function LogOut() {
  const { t } = useTranslation()
  const logOut = useLogOut()
  return (
    <button type="button" onClick={() => void logOut()}>
      {t('shell.logOut')}
    </button>
  )
}

export function LogInLink() {
  const { t } = useTranslation()
  return <Link to="/login">{t('shell.logIn')}</Link>
}

export function LanguageSwitch() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const other = useLocale() === 'zh_CN' ? 'en_US' : 'zh_CN'
  const change = async () => {
    // Waits for hydration, which uses the current language.
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
      <Icon of={GlobalOutlined} /> {other === 'en_US' ? 'EN' : '中文'}
    </button>
  )
}

export function ThemeModeSwitch() {
  const { t } = useTranslation()
  const other = useMode() === 'light' ? 'dark' : 'light'
  const label = t(`shell.themeMode.${other}`)
  return (
    <Tooltip text={label}>
      <button type="button" aria-label={label} onClick={() => setMode(other)}>
        {other === 'dark' ? <Icon of={MoonOutlined} /> : <Icon of={SunOutlined} />}
      </button>
    </Tooltip>
  )
}
