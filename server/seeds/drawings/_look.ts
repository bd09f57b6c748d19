import sharp from 'sharp'
await sharp('/work/shared/design/identity-1280.png').extract({left:50,top:1295,width:1180,height:180}).resize(2360).png().toFile('/tmp/drawlook/a.png')
await sharp('/work/shared/design/identity-1280.png').extract({left:50,top:1475,width:1180,height:370}).resize(2360).png().toFile('/tmp/drawlook/b.png')
await sharp('/work/shared/design/listing-1280-light.png').extract({left:35,top:120,width:730,height:740}).png().toFile('/tmp/drawlook/c.png')
