;; The operations on whole bitmaps, 128 bits at a time: WebAssembly with SIMD, which Node runs everywhere. In JavaScript they
;; take four to ten times as long. A bitmap is $bytes long, a multiple of 256. bitmap-kernels.ts holds the bytes of this module.
(module
  (memory (export "memory") 16 65536)

  ;; into = a and b
  (func (export "intersect") (param $into i32) (param $a i32) (param $b i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $a) (local.get $bytes)))
    (loop $next
      (v128.store (local.get $into) (v128.and (v128.load (local.get $a)) (v128.load (local.get $b))))
      (local.set $into (i32.add (local.get $into) (i32.const 16)))
      (local.set $a (i32.add (local.get $a) (i32.const 16)))
      (local.set $b (i32.add (local.get $b) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $a) (local.get $end)))))

  ;; into = a or b
  (func (export "unite") (param $into i32) (param $a i32) (param $b i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $a) (local.get $bytes)))
    (loop $next
      (v128.store (local.get $into) (v128.or (v128.load (local.get $a)) (v128.load (local.get $b))))
      (local.set $into (i32.add (local.get $into) (i32.const 16)))
      (local.set $a (i32.add (local.get $a) (i32.const 16)))
      (local.set $b (i32.add (local.get $b) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $a) (local.get $end)))))

  ;; into = a without b
  (func (export "subtract") (param $into i32) (param $a i32) (param $b i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $a) (local.get $bytes)))
    (loop $next
      (v128.store (local.get $into) (v128.andnot (v128.load (local.get $a)) (v128.load (local.get $b))))
      (local.set $into (i32.add (local.get $into) (i32.const 16)))
      (local.set $a (i32.add (local.get $a) (i32.const 16)))
      (local.set $b (i32.add (local.get $b) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $a) (local.get $end)))))

  ;; How many bits a and b share. Each lane counts at most 16 times 8 bits, then it is added to the sums of 32 bits.
  (func (export "countBoth") (param $a i32) (param $b i32) (param $bytes i32) (result i32)
    (local $end i32) (local $stop i32) (local $lanes v128) (local $sums v128)
    (local.set $end (i32.add (local.get $a) (local.get $bytes)))
    (loop $block
      (local.set $lanes (v128.const i32x4 0 0 0 0))
      (local.set $stop (i32.add (local.get $a) (i32.const 256)))
      (loop $next
        (local.set $lanes (i8x16.add (local.get $lanes)
          (i8x16.popcnt (v128.and (v128.load (local.get $a)) (v128.load (local.get $b))))))
        (local.set $lanes (i8x16.add (local.get $lanes)
          (i8x16.popcnt (v128.and (v128.load offset=16 (local.get $a)) (v128.load offset=16 (local.get $b))))))
        (local.set $lanes (i8x16.add (local.get $lanes)
          (i8x16.popcnt (v128.and (v128.load offset=32 (local.get $a)) (v128.load offset=32 (local.get $b))))))
        (local.set $lanes (i8x16.add (local.get $lanes)
          (i8x16.popcnt (v128.and (v128.load offset=48 (local.get $a)) (v128.load offset=48 (local.get $b))))))
        (local.set $a (i32.add (local.get $a) (i32.const 64)))
        (local.set $b (i32.add (local.get $b) (i32.const 64)))
        (br_if $next (i32.lt_u (local.get $a) (local.get $stop))))
      (local.set $sums (i32x4.add (local.get $sums)
        (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (local.get $lanes)))))
      (br_if $block (i32.lt_u (local.get $a) (local.get $end))))
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $sums)) (i32x4.extract_lane 1 (local.get $sums)))
      (i32.add (i32x4.extract_lane 2 (local.get $sums)) (i32x4.extract_lane 3 (local.get $sums)))))

  ;; 1 if a and b share a bit, else 0
  (func (export "overlap") (param $a i32) (param $b i32) (param $bytes i32) (result i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $a) (local.get $bytes)))
    (loop $next
      (if (v128.any_true (v128.and (v128.load (local.get $a)) (v128.load (local.get $b))))
        (then (return (i32.const 1))))
      (local.set $a (i32.add (local.get $a) (i32.const 16)))
      (local.set $b (i32.add (local.get $b) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $a) (local.get $end))))
    (i32.const 0)))
