import { expect, test } from 'vitest'
import { leftOut } from './left-out.mjs'

test('a text that comes along whole leaves nothing out', () => {
  const html = `<p style="color:red">Words, <a href="/about">us</a>, <img src="a.jpg"></p>
    <iframe src="https://player.vimeo.com/video/76979871"></iframe>
    <video src="press.mp4"><p>Get <a href="index.php?get=player">a player</a></p></video>`
  expect(leftOut(html)).toEqual([])
})

test('tells one and several of each kind, in words', () => {
  const html = `<script>a()</script><script src="b.js"><p>x</p></script><style>p{}</style>
    <form action="/send"><input><p onclick="c()">Words <a href="index.php?id=2">old</a></p></form>
    <object data="x.swf"><embed src="x.swf"></object><audio src="a.mp3"></audio>
    <video><source type="video/mp4"><object data="player.swf"></object></video>
    <p>{loadposition map}{loadmodule mod_login,Log in} {not one}</p>
    <iframe src="https://maps.example/"></iframe><iframe src="map.html"></iframe>`
  expect(leftOut(html)).toEqual([
    '2 scripts',
    'a style sheet',
    'a form (its words stay)',
    'a sound of the old site',
    'a video without an address',
    'an object of a plug-in',
    '2 places for modules of the old site',
    'a frame without an address on the web',
    'a frame, of which a link stays',
    'an attribute that runs a script',
    'a link that leads nowhere from here (its words stay)',
  ])
})
