import { useTranslation } from 'react-i18next'
import type { Configuration } from '#contract/administration/configurations.ts'

/** Text of a stored value: on and off in words, long values shortened. */
export function useShownValue() {
  const { t } = useTranslation()
  return ({ kind, usual }: Pick<Configuration, 'kind' | 'usual'>, val: string): string => {
    const isFlag = kind === 'flag' || (kind === 'other' && (usual === '0' || usual === '1'))
    if (isFlag) return t(val === '1' ? 'configurations.on' : 'configurations.off')
    if (val === '') return '-'
    return val.length > 40 ? `${val.slice(0, 40)}…` : val
  }
}
