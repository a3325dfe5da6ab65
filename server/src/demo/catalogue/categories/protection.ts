import { group, type Section } from '../leaf.ts'

export const protection: Section = {
  code: '02',
  zh: '劳保安防',
  en: 'Safety & protection',
  groups: [
    group(
      '0201 | 手部防护 | Hand protection | 1040201 | 13.00',
      `
      01 | 浸胶手套 | Coated gloves | 打 | 14–66 | gloves | glove | 丁腈涂层防护手套=Nitrile coated gloves、PU 涂层防静电手套=PU coated anti-static gloves、乳胶皱纹手套=Crinkle latex gloves、PVC 点塑手套=PVC dotted gloves
      02 | 防割手套 | Cut-resistant gloves | 双 | 12–98 | cut-glove | cutGlove | 防切割手套=Cut-resistant gloves、钢丝防割手套=Steel wire cut gloves、HPPE 防割手套=HPPE cut gloves、玻纤防割手套=Glass fibre cut gloves
      03 | 绝缘手套 | Insulating gloves | 双 | 58–460 | rubber-glove | rubberGlove | 带电作业绝缘手套=Live-working insulating gloves、天然乳胶绝缘手套=Latex insulating gloves、低压绝缘手套=Low-voltage insulating gloves、复合绝缘手套=Composite insulating gloves
      04 | 皮革与焊接手套 | Leather and welding gloves | 双 | 16–128 | welding-glove | heatGlove | 牛皮电焊手套=Leather welding gloves、羊皮氩弧焊手套=TIG welding gloves、牛皮搬运手套=Leather handling gloves、隔热耐高温手套=Heat-resistant gloves
      05 | 一次性手套 | Disposable gloves | 盒 | 7–22 | disposable-glove | disposable | 一次性丁腈手套=Disposable nitrile gloves、一次性乳胶手套=Disposable latex gloves、一次性 PVC 手套=Disposable vinyl gloves、PE 薄膜手套=PE film gloves
      `,
    ),
    group(
      '0202 | 头面部防护 | Head and face protection | 1070601 | 13.00',
      `
      01 | 安全帽 | Safety helmets | 顶 | 18–128 | rescue-workers-helmet | helmet | ABS 安全帽 V 型=ABS safety helmet, V shape、玻璃钢安全帽=Fibreglass helmet、PE 安全帽 一字型=PE safety helmet、PC 透明安全帽=Clear PC helmet
      02 | 运动型安全帽 | Bump caps | 顶 | 22–96 | billed-cap | helmet | 轻型防撞帽=Bump cap、短檐防撞帽=Short-peak bump cap、防寒安全帽=Winter safety helmet@rescue-workers-helmet、登山式安全帽=Climbing-style helmet@rescue-workers-helmet
      03 | 护目镜 | Goggles | 副 | 8–86 | goggles | eyewear | 防冲击护目镜=Impact goggles、全封闭防化护目镜=Sealed chemical goggles、防护眼镜=Safety glasses@glasses、焊接眼镜=Welding glasses@glasses
      04 | 防护面屏 | Face shields | 副 | 19–368 | face-shield | eyewear | 头戴式防护面屏=Face shield、耐高温面罩=Heat-resistant face shield、自动变光焊帽=Auto-darkening welding helmet@welding-mask、手持焊接面罩=Hand-held welding mask@welding-mask
      05 | 耳塞与耳罩 | Hearing protection | 副 | 6–138 | headphone | hearing | 隔音降噪耳罩=Noise-reducing earmuffs、记忆棉耳塞=Foam earplugs@earplugs、圣诞树型耳塞=Flanged earplugs@earplugs、挂安全帽式耳罩=Helmet-mounted earmuffs
      `,
    ),
    group(
      '0203 | 足部防护 | Foot protection | 1040303 | 13.00',
      `
      01 | 安全鞋 | Safety shoes | 双 | 79–398 | hiking-boot | shoe | 防砸防刺穿安全鞋=Impact and puncture-proof shoes、低帮劳保鞋=Low-cut safety shoes@running-shoe、高帮焊工安全靴=High-cut welder boots、防静电安全鞋=Anti-static safety shoes@running-shoe
      02 | 绝缘鞋靴 | Insulating footwear | 双 | 68–298 | insulating-boot | insulation | 电工绝缘鞋=Electrician insulating shoes、带电作业绝缘靴=Live-working insulating boots、绝缘胶鞋=Insulating rubber shoes、绝缘套鞋=Insulating overshoes
      03 | 雨靴水靴 | Rain boots | 双 | 32–148 | rain-boot | shoe | 耐酸碱高筒水靴=Acid-proof high boots、食品卫生靴=Food-industry boots、中筒雨靴=Mid-calf rain boots、矿用雨靴=Mining boots
      `,
    ),
    group(
      '0204 | 呼吸与身体防护 | Respiratory and body protection | 1040201 | 13.00',
      `
      01 | 防尘口罩 | Dust masks | 盒 | 19–68 | dust-mask | mask | 折叠防尘口罩=Folding dust mask、杯型防尘口罩=Cup dust mask、活性炭防尘口罩=Activated carbon mask、焊接烟尘口罩=Welding fume mask
      02 | 防毒面具与滤盒 | Gas masks and cartridges | 套 | 46–680 | gas-mask | respirator | 硅胶半面罩=Silicone half mask、全面型防毒面具=Full-face gas mask、有机气体滤毒盒=Organic vapour cartridge@gas-mask、综合气体滤毒罐=Multi-gas canister@gas-mask
      03 | 反光背心 | Reflective vests | 件 | 12–78 | safety-vest | wear | 多口袋反光背心=Multi-pocket reflective vest、荧光黄反光马甲=Hi-vis yellow vest、网眼反光背心=Mesh reflective vest、环卫反光服=Road worker reflective wear
      04 | 工作服 | Workwear | 套 | 58–298 | work-jacket | wear | 夏季短袖工装=Summer short-sleeved workwear@t-shirt、长袖工作服套装=Long-sleeved work suit、连体工装=Coveralls、防寒棉大衣=Padded winter coat@coat
      05 | 防静电与防护服 | Protective clothing | 件 | 36–320 | lab-coat | wear | 防静电大褂=Anti-static gown、一次性防护服=Disposable coverall@coverall、耐酸碱工作服=Chemical-resistant workwear@work-jacket、分体式雨衣套装=Two-piece rain suit@raincoat
      `,
    ),
    group(
      '0205 | 坠落与消防 | Fall arrest and fire | 1090246 | 13.00',
      `
      01 | 安全带与安全绳 | Harnesses and ropes | 套 | 65–560 | harness | fallArrest | 全身式安全带=Full-body harness、双钩安全绳=Twin-hook lanyard@rope、锦纶救生绳=Nylon rescue rope@rope、速差自控器=Self-retracting lifeline@hook
      02 | 灭火器 | Fire extinguishers | 具 | 48–680 | fire-extinguisher | extinguisher | 手提式干粉灭火器=Portable powder extinguisher、二氧化碳灭火器=CO₂ extinguisher、水基型灭火器=Water-based extinguisher、推车式灭火器=Wheeled extinguisher
      03 | 消防器具 | Fire equipment | 套 | 36–860 | bucket | fireGear | 消防沙桶=Fire sand bucket、消防应急照明灯=Emergency light@flashlight、微型消防站器材=Mini fire station kit@fire-box、消火栓箱=Hydrant cabinet@fire-box
      04 | 安全标识 | Safety signs | 张 | 6–168 | warning | sign | 配电室安全标识牌=Switch room safety sign@high-voltage、安全警示牌=Warning sign、疏散指示标识=Evacuation sign@exit-sign、禁止吸烟标识牌=No smoking sign@no-smoking
      05 | 道路与警戒 | Road and barrier | 个 | 16–228 | traffic-cone | roadGear | 橡塑反光路锥=Reflective traffic cone、警戒隔离带=Barrier tape@construction、移动护栏=Mobile barrier@construction、减速带=Speed bump@construction
      `,
    ),
  ],
}
