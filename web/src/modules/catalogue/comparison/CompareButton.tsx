import SwapOutlined from '@ant-design/icons-svg/es/asn/SwapOutlined.js'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { type ChosenGoods, MOST, obstacleTo, useChosenGoods } from './chosen.ts'

interface CompareButtonProps {
  readonly goods: ChosenGoods
  readonly size?: 'sm' | 'md'
}

/** Adds goods to the comparison, or takes them out again. */
export function CompareButton({ goods, size = 'sm' }: CompareButtonProps) {
  const { t } = useTranslation()
  const { chosen, choose } = useChosenGoods()
  const others = chosen.filter(({ skuId }) => skuId !== goods.skuId)
  const isChosen = others.length < chosen.length
  const name = t(isChosen ? 'catalogue.goods.compared' : 'catalogue.goods.compare')
  const onToggle = () => {
    if (isChosen) return choose(others)
    const obstacle = obstacleTo(chosen, goods)
    if (obstacle === undefined) return choose([...chosen, goods])
    const text = t(obstacle === 'full' ? 'catalogue.goods.compareFull' : 'catalogue.goods.compareOtherCategory', {
      max: MOST,
    })
    return toast.info(text, { label: t('catalogue.goods.compareAnew'), onAction: () => choose([goods]) })
  }
  return (
    <Button
      size={size}
      icon={<Icon of={SwapOutlined} />}
      aria-pressed={isChosen}
      aria-label={`${name} ${goods.name}`}
      onClick={onToggle}
    >
      {name}
    </Button>
  )
}
