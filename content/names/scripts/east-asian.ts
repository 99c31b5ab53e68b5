/** Names as Japanese, Chinese and Korean write them; one reading of ours may have several spellings of theirs, and one of theirs several readings. */
export const EAST_ASIAN = `
葵=aoi 碧=aoi 明里=akari 朱莉=akari 灯=akari 明=akira,ming 彰=akira 昭=akira 晃=akira 大輝=daiki 大樹=daiki 大貴=daiki 恵美=emi 絵美=emi 花=hana 華=hana,hua 遥=haruka 遥香=haruka 春香=haruka 陽翔=haruto 悠人=haruto,yuto 陽斗=haruto 晴翔=haruto 春翔=haruto 大翔=hiroto,haruto
陽菜=hina,haruna 日菜=hina 浩=hiroshi,hao 博=hiroshi 寛=hiroshi 弘=hiroshi 宏=hiroshi,hong 一郎=ichiro 一朗=ichiro 樹=itsuki 海斗=kaito 海翔=kaito 改善=kaizen 恵子=keiko 慶子=keiko 敬子=keiko 圭子=keiko 健二=kenji 賢治=kenji 健司=kenji 謙二=kenji 健三=kenzo 賢三=kenzo 清美=kiyomi 誠=makoto 真=makoto,zhen
恵=megumi 美智子=michiko 道子=michiko 緑=midori 湊=minato 澪=mio 未央=mio 美桜=mio 雷電=raiden 蓮=ren,lian 怜=ren,rei 陸=riku 凛=rin 凜=rin 浪人=ronin 桜=sakura 咲良=sakura 聡=satoshi 哲=satoshi,zhe 翔平=shohei 空=sora 蒼空=sora 菫=sumire 結衣=yui 唯=yui 結=yui 雪=yuki,xue 幸=yuki 由紀=yuki 有希=yuki 勇気=yuki
結菜=yuna 優奈=yuna 美咲=misaki 愛子=aiko 直美=naomi 真由美=mayumi 由美=yumi 花子=hanako 太郎=taro 千尋=chihiro 七海=nanami 美月=mizuki 莉子=riko 優子=yuko 裕子=yuko,hiroko 洋子=yoko 陽子=yoko 香織=kaori 綾=aya 彩=aya 真理=mari 麻里=mari 玲奈=rena,reina 里奈=rina 健太=kenta 大輔=daisuke 直樹=naoki 隼人=hayato 拓海=takumi 匠=takumi
涼=ryo 亮=ryo,liang 和子=kazuko 幸子=sachiko 京子=kyoko 悠真=yuma 颯太=sota 自来也=jiraiya 神戸=kobe 健=ken,jian 翔=sho 愛=ai 舞=mai 光=hikaru,guang 薫=kaoru 忍=shinobu 進=susumu 茂=shigeru 豊=yutaka 隆=takashi 孝=takashi 桃子=momoko 茜=akane 楓=kaede
凤=feng 鳳=feng 峰=feng 浩然=haoran 浩宇=haoyu 建=jian 嘉怡=jiayi 佳怡=jiayi 佳仪=jiayi 军=jun 軍=jun 俊=jun 君=jun 俊杰=junjie 俊傑=junjie 丽华=lihua 麗華=lihua 玲=ling,rei 灵=ling 美=mei 梅=mei 美玲=meiling 伟=wei 偉=wei 薇=wei 欣怡=xinyi 心怡=xinyi 秀兰=xiulan 秀蘭=xiulan 奕辰=yichen 雨桐=yutong 语桐=yutong 子涵=zihan 静=jing,shizuka 龙=long 晨=chen
아름=areum 보라=bora 도윤=doyun 은지=eunji 은우=eunwoo 하은=haeun 하늘=haneul 혜진=hyejin 현우=hyunwoo 재현=jaehyun 지훈=jihoon 지우=jiwoo 민지=minji 민준=minjun 나리=nari 서준=seojun 서연=seoyeon 수아=sooah,sua 태양=taeyang 우진=woojin 서윤=seoyun,seoyoon 유나=yuna 유진=yujin,eugene 하나=hana 미나=mina 소라=sora 다니엘=daniel 사라=sarah,sara
한나=hannah,hanna 요한=yohan,john 이안=ian 노아=noah 레오=leo 엘리=ellie,eli 안나=anna 마리아=maria 다윗=david 다비드=david 에스더=esther 루나=luna 아인=ain 지민=jimin 하준=hajun 시우=siwoo 지호=jiho 리아=lia 제니=jenny 수지=suzy 지은=jieun 민서=minseo 예준=yejun
さくら=sakura ひなた=hinata みさき=misaki エマ=emma アンナ=anna マリア=maria マイケル=michael ジョン=john オリビア=olivia ノア=noah リアム=liam ルーカス=lucas ソフィア=sofia,sophia エミリー=emily
`;
