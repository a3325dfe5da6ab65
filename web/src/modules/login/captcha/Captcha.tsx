import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { verifyCode } from '#contract/login/captcha.ts'
import { call } from '#web/kit/client/api.ts'
import css from '#web/modules/login/login/LoginPage.module.css'

const LARGEST = 1_000_000_000
export const newCodeKey = (): number => 1 + (crypto.getRandomValues(new Uint32Array(1))[0]! % LARGEST)

/** Captcha picture; a click loads another one, also after a failure. */
export function Captcha({ codeKey, onRenew }: { readonly codeKey: number; readonly onRenew: () => void }) {
  const { t } = useTranslation()
  const { data, isPending } = useQuery({
    queryKey: [verifyCode.path, codeKey],
    queryFn: () => call(verifyCode, { key: codeKey }),
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <button
      type="button"
      className={css['captcha']}
      aria-label={t('login.codePicture')}
      aria-busy={isPending}
      onClick={onRenew}
    >
      {data ? <img src={data.image} alt="" width="120" height="44" /> : !isPending && <Icon of={ReloadOutlined} />}
    </button>
  )
}
