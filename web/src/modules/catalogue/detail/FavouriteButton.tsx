import HeartFilled from '@ant-design/icons-svg/es/asn/HeartFilled.js'
import HeartOutlined from '@ant-design/icons-svg/es/asn/HeartOutlined.js'
import { useTranslation } from 'react-i18next'
import { findFollow, listsOfGoods, putInList, setFollow, takeFromList } from '#contract/ordering/lists/goodsLists.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'

/** Adds goods to the favourites, or takes them out again. */
export function FavouriteButton({ skuId }: { readonly skuId: string }) {
  const { t } = useTranslation()
  const may = useMay()('cart.use')
  const isFavourite = useOptionalRead(listsOfGoods, { skuId }, may)?.isFavourite
  const put = useWrite(putInList)
  const take = useWrite(takeFromList)
  if (!may) return null
  return (
    <Button
      size="sm"
      icon={<Icon of={isFavourite ? HeartFilled : HeartOutlined} />}
      aria-pressed={isFavourite ?? false}
      busy={put.isPending || take.isPending}
      onClick={() => (isFavourite ? take.mutate({ skuIds: [skuId] }) : put.mutate({ skuId }))}
    >
      {t(isFavourite ? 'catalogue.goods.unfavourite' : 'catalogue.goods.favourite')}
    </Button>
  )
}

/** Follows a supplier, or no longer. */
export function FollowButton({ supplierId }: { readonly supplierId: string }) {
  const { t } = useTranslation()
  const may = useMay()('cart.use')
  const isFollowed = useOptionalRead(findFollow, { supplierId }, may)?.isFollowed
  const set = useWrite(setFollow)
  if (!may) return null
  return (
    <Button
      aria-pressed={isFollowed ?? false}
      busy={set.isPending}
      onClick={() => set.mutate({ supplierId, isFollowed: !isFollowed })}
    >
      {t(isFollowed ? 'catalogue.goods.unfollow' : 'catalogue.goods.follow')}
    </Button>
  )
}
