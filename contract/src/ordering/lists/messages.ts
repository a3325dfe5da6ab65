import { byAll, byMail, template, topic } from '../../kit/messages.ts'

const alert = {
  goodsName: ['商品', 'Product', '防护手套 L', 'Safety gloves L'],
  price: ['现价', 'Price', '28.00'],
} as const

/** Messages of price and stock alerts. */
export const alertMessages = {
  topics: {
    goodsAlert: topic(
      '140050208',
      'order',
      ['降价与到货提醒', 'Price and stock alerts'],
      ['purchaser'],
      [byAll, byMail],
    ),
  },
  templates: {
    goodsPriceFell: template(
      'goodsAlert',
      '/productDetail?skuId={id}',
      alert,
      ['{goodsName} 降价了', '现价 {price} 元，低于您设置的目标价。'],
      ['{goodsName}: price drop', 'It is now ¥{price}, below your target.'],
      'goods.read',
    ),
    goodsArrived: template(
      'goodsAlert',
      '/productDetail?skuId={id}',
      alert,
      ['{goodsName} 到货了', '您关注的商品已有货，可以下单。'],
      ['{goodsName} is back in stock', 'The product that you wait for can be ordered.'],
      'goods.read',
    ),
  },
}
