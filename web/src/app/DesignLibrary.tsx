import { ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocale, useMode } from '#web/kit/preferences.ts'
import { useSeed } from './appearance.ts'
import { makeTheme } from './theme.ts'

/** Around pages that need pickers, trees or cascades: the design library in the tenant's colour and the reader's language. */
export function DesignLibrary({ children }: { readonly children: ReactNode }) {
  const seed = useSeed()
  const mode = useMode()
  const isEnglish = useLocale() === 'en_US'
  const theme = useMemo(() => makeTheme(seed, mode), [seed, mode])
  useEffect(() => void dayjs.locale(isEnglish ? 'en' : 'zh-cn'), [isEnglish])
  return (
    <ConfigProvider theme={theme} locale={isEnglish ? enUS : zhCN}>
      {children}
    </ConfigProvider>
  )
}
