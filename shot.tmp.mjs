import { chromium } from 'playwright-core';
const base='http://127.0.0.1:4630';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell'});
const out='/tmp/shots'; import fs from 'node:fs'; fs.mkdirSync(out,{recursive:true});
async function who(email,{w=1440,h=900,dark=false,lang='en-US'}={}){
  const c=await b.newContext({viewport:{width:w,height:h}});
  await c.addInitScript(([d,l])=>{localStorage.setItem('colorMode',d?'dark':'light');localStorage.setItem('colourMode',d?'dark':'light');localStorage.setItem('language',l);},[dark,lang]);
  const p=await c.newPage(); p.on('console',m=>{if(['error','warning'].includes(m.type()))console.log(email,m.text().slice(0,200))});
  await p.goto(base+'/login');
  const f=p.locator('form'); await p.locator('input[type=email]').fill(email); await p.locator('input[type=password]').fill('Dragoman1!');
  await p.locator('form button[type=submit]').click(); await p.waitForURL(/dashboard/);
  await p.waitForLoadState('networkidle');
  return p;
}
const steps=process.argv.slice(2);
let p=await who('client@dragoman.example');
await p.waitForTimeout(1500);
await p.screenshot({path:out+'/dash-client-1440.png',fullPage:true});
const btn=p.getByRole('button',{name:/^Review the session/}).first();
if(await btn.count()){ await btn.click(); await p.getByRole('dialog').waitFor(); await p.waitForTimeout(800); await p.screenshot({path:out+'/dash-dialog-1440.png'}); }
await p.goto(base+'/client/interpretator-profile'); await p.waitForLoadState('networkidle'); await p.waitForTimeout(1000);
const tab=p.getByRole('tab',{name:'Reviews'});
await tab.nth(1).click(); await tab.nth(2).click(); await p.waitForTimeout(1500);
await p.screenshot({path:out+'/gallery-1440.png',fullPage:false});
const view=p.getByRole('button',{name:'View full profile'}); await view.nth(1).click(); await p.waitForLoadState('networkidle'); await p.waitForTimeout(1500);
await p.getByRole('region',{name:'Reviews'}).scrollIntoViewIfNeeded().catch(()=>{}); await p.screenshot({path:out+'/profile-1440.png',fullPage:true});
await p.goto(base+'/client/records'); await p.waitForLoadState('networkidle'); await p.waitForTimeout(1000);
await p.screenshot({path:out+'/records-1440.png',fullPage:false});
let q=await who('interpreter@dragoman.example',{w:360,h:800,dark:true});
await q.waitForTimeout(1000); await q.screenshot({path:out+'/dash-interp-360.png',fullPage:true});
const qb=q.getByRole('button',{name:/^Review the session/}).first(); if(await qb.count()){await qb.click(); await q.getByRole('dialog').waitFor(); await q.waitForTimeout(800); await q.screenshot({path:out+'/dash-interp-dialog-360.png'});}
let a=await who('admin@dragoman.example',{w:768,h:1000});
await a.goto(base+'/interpreter/institute-admin?section=reviews'); await a.waitForLoadState('networkidle'); await a.waitForTimeout(1200); await a.screenshot({path:out+'/inst-768.png',fullPage:false});
await b.close();
